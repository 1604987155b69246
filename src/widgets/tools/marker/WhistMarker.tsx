import { Component, createRef } from "preact";
import { must } from "../../../engine/core/result.ts";
import { SIDES } from "../../../engine/core/seat.ts";
import { numberWord, sentence, SIDE_NAME } from "../../../exercises/kit/words.ts";
import { MARKER_KEY, readStored, setAside, writeStored } from "../../../progress/storage.ts";
import { layCounters, setKeys, type MarkerGame } from "../../../tabletop/marker.ts";
import {
  current,
  formatSitting,
  freshSitting,
  isTouched,
  MARKER_GAMES,
  newRubber,
  parseSitting,
  standingOf,
  tap,
  undo,
  type Sitting,
} from "../../../tabletop/marker-sitting.ts";
import type { Tap } from "../../../tabletop/marker-taps.ts";
import { MarkView } from "../../table/Marker.tsx";
import { Segments } from "../controls/Segments.tsx";
import { Games } from "./Games.tsx";
import { Pads, Revokes } from "./Pads.tsx";
import { saidOf, scoreName, smallName } from "./words.ts";

const GAME_LABEL: Readonly<Record<MarkerGame, string>> = {
  5: "Five, English",
  7: "Seven, American",
  10: "Ten",
};

/**
 * The whist marker: taps move counters and keys, and the rubber is kept. Drawn at first with nothing on it; what the
 * device has kept is laid out once the page is awake. What it holds stands in fields of its own and not in the state,
 * which would be a frame behind a quick thumb.
 */
export class WhistMarker extends Component {
  readonly dialog = createRef<HTMLDialogElement>();
  sitting: Sitting = freshSitting();
  /** A sentence that stands in place of the score for once: a refusal, or what was found in store. */
  note: string | null = null;
  /** The game of the new rubber that is being thought about. */
  asked: MarkerGame | null = null;

  override componentDidMount() {
    const text = readStored(MARKER_KEY);
    if (text === null) return;
    const parsed = parseSitting(text);
    if (parsed.ok) {
      this.sitting = parsed.value;
    } else {
      setAside(MARKER_KEY, text);
      this.note = `${parsed.violation.message} It is set aside, and a fresh one laid out.`;
    }
    this.draw();
  }

  draw() {
    this.setState({});
  }

  /** Says a sentence, and leaves the marker as it is. */
  say(note: string) {
    this.note = note;
    this.draw();
  }

  /** Draws and keeps a change. */
  keep(sitting: Sitting, note: string | null = null) {
    this.sitting = sitting;
    const kept = writeStored(MARKER_KEY, formatSitting(sitting));
    this.note = kept ? note : "Your browser will not keep this.";
    this.draw();
  }

  readonly tapped = (what: Tap) => {
    const next = tap(this.sitting, what);
    if (next.ok) this.keep(next.value);
    else this.say(next.violation.message);
  };

  readonly undone = () => {
    const back = undo(this.sitting);
    if (!back) this.say("There is nothing to undo.");
    else this.keep(back, isTouched(this.sitting) ? null : "The rubber before is back.");
  };

  /** Begins a rubber of that game: at once where nothing is put away, else after asking. */
  readonly begin = (game: MarkerGame) => {
    if (!isTouched(this.sitting)) return this.keep(newRubber(this.sitting, game));
    this.asked = game;
    this.draw();
    this.dialog.current?.showModal();
  };

  /** What was answered in the dialogue; closing it any other way keeps the rubber. */
  readonly answered = () => {
    const { asked } = this;
    const begins = this.dialog.current?.returnValue === "begin";
    this.asked = null;
    if (asked && begins) {
      this.keep(newRubber(this.sitting, asked), "A new rubber. Undo brings the old one back.");
    }
    this.draw();
  };

  readonly close = (answer: string) => this.dialog.current?.close(answer);

  override render() {
    const { note, asked } = this;
    const { game } = current(this.sitting);
    const standing = standingOf(current(this.sitting));
    const { points, small, wonNow } = standing;
    return (
      <div class="whist-marker">
        <Segments
          name="marker-game"
          legend="Game"
          segments={MARKER_GAMES.map((value) => ({ value, label: GAME_LABEL[value] }))}
          value={asked ?? game}
          onPick={this.begin}
        />
        <div class="felt marks">
          {SIDES.map((side) => (
            <div key={side}>
              <p>{SIDE_NAME[side]}</p>
              <p class="points">
                <b>{points[side]}</b> of {game}
              </p>
              <MarkView
                mark={{
                  by: "counters",
                  laid: must(layCounters(points[side], game)),
                  small: small[side],
                }}
                name={scoreName(standing, side, "Counters")}
              />
              <MarkView
                mark={{ by: "keys", keys: must(setKeys(points[side], game)), small: small[side] }}
                name={scoreName(standing, side, "Foster’s marker")}
              />
              <p class="small">
                {sentence(smallName(standing))}: {small[side]}
              </p>
            </div>
          ))}
        </div>
        <div class="low">
          <p class="said" role="status">
            {note ?? saidOf(standing)}
          </p>
          <Pads standing={standing} onTap={this.tapped} />
          <div class="turn">
            <button type="button" onClick={this.undone}>
              Undo
            </button>
            <button type="button" class="act" onClick={() => this.tapped("deal")}>
              {wonNow ? "Next game" : "Next deal"}
            </button>
          </div>
        </div>
        <Revokes standing={standing} onTap={this.tapped} />
        <Games standing={standing} />
        <div class="turn">
          <button type="button" onClick={() => this.begin(game)}>
            New rubber
          </button>
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </div>
        <dialog ref={this.dialog} onClose={this.answered} aria-labelledby="ask-new">
          <p id="ask-new">
            Put this rubber away and begin a new one of {numberWord(asked ?? game)} points?
          </p>
          <div class="turn">
            <button type="button" onClick={() => this.close("keep")}>
              Keep this one
            </button>
            <button type="button" class="act" onClick={() => this.close("begin")}>
              Begin a new one
            </button>
          </div>
        </dialog>
      </div>
    );
  }
}
