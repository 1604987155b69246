import { Component } from "preact";
import type { Rank } from "../../../engine/core/card.ts";
import { RECKONER_KEY, readStored, setAside, writeStored } from "../../../progress/storage.ts";
import {
  CHAIRS,
  emptyLayout,
  formatReckoner,
  freshReckoner,
  isEmpty,
  parseReckoner,
  placeOf,
  PLACES,
  putRank,
  reckon,
  stepTo,
  undoStep,
  type Chair,
  type Layout,
  type Place,
  type Reckoner as Kept,
} from "../../../tabletop/reckoner.ts";
import { RuleLinks, type Titles } from "../../drill/RuleLinks.tsx";
import { Segments } from "../controls/Segments.tsx";
import { RankPad } from "./RankPad.tsx";
import { Strip } from "./Strip.tsx";
import { elsewhereWords, placeLabel, told } from "./words.ts";

export interface ReckonerProps {
  readonly titles: Titles;
}

const CHAIR_LABEL: Readonly<Record<Chair, string>> = {
  third: "Leader’s partner",
  declarer: "Declarer",
};

/**
 * The Eleven Rule reckoner: cards are put in their places and the count is made at once. Drawn at first with no card on
 * it; what the device has kept is laid out once the page is awake. What it holds stands in fields of its own and not in
 * the state, which would be a frame behind a quick thumb.
 */
export class Reckoner extends Component<ReckonerProps> {
  kept: Kept = freshReckoner();
  place: Place = "led";
  /** A sentence about something other than the count. */
  note: string | null = null;

  override componentDidMount() {
    this.restore();
  }

  /** Lays out what the device has kept; what cannot be read is put aside and told of. */
  restore() {
    const text = readStored(RECKONER_KEY);
    if (text === null) return;
    const read = parseReckoner(text);
    if (read.ok) {
      this.kept = read.value;
      this.place = read.value.now.led.length > 0 ? "dummy" : "led";
    } else {
      setAside(RECKONER_KEY, text);
      this.note = read.violation.message;
    }
    this.setState({});
  }

  /** Draws and keeps a change. */
  keep(kept: Kept) {
    this.kept = kept;
    const written = writeStored(RECKONER_KEY, formatReckoner(kept));
    this.note = written ? null : "Your browser will not keep this.";
    this.setState({});
  }

  readonly step = (layout: Layout) => this.keep(stepTo(this.kept, layout));

  readonly tap = (rank: Rank) => {
    const { place } = this;
    const { now } = this.kept;
    const at = placeOf(now, rank);
    const put = putRank(now, place, rank);
    if (put.ok) {
      if (place === "led" && at === null) this.place = "dummy";
      this.step(put.value);
    } else {
      this.note = at && elsewhereWords(rank, at, now.chair);
      this.setState({});
    }
  };

  readonly undo = () => {
    const back = undoStep(this.kept);
    if (!back) return;
    if (back.now.led.length === 0) this.place = "led";
    this.keep(back);
  };

  readonly clear = () => {
    this.place = "led";
    this.step(emptyLayout(this.kept.now.chair));
  };

  override render({ titles }: ReckonerProps) {
    const { past, now } = this.kept;
    const { chair } = now;
    const reckoning = reckon(now);
    const verdict = reckoning && told(reckoning, chair);
    return (
      <section class="reckoner" aria-label="Eleven Rule reckoner">
        <Segments
          name="chair"
          legend="You are"
          segments={CHAIRS.map((value) => ({ value, label: CHAIR_LABEL[value] }))}
          value={chair}
          onPick={(picked) => this.step({ ...now, chair: picked })}
        />
        <Segments
          name="place"
          legend="Now tap"
          segments={PLACES.map((value) => ({ value, label: placeLabel(value, chair) }))}
          value={this.place}
          onPick={(picked) => {
            this.place = picked;
            this.note = null;
            this.setState({});
          }}
        />
        <RankPad layout={now} place={this.place} onTap={this.tap} />
        <p class="tools">
          <button
            type="button"
            class="button"
            aria-disabled={past.length === 0 || undefined}
            onClick={this.undo}
          >
            Undo
          </button>
          <button
            type="button"
            class="button"
            aria-disabled={isEmpty(now) || undefined}
            onClick={() => isEmpty(now) || this.clear()}
          >
            Clear the cards
          </button>
        </p>
        <p class="note" role="status">
          {this.note}
        </p>
        <div class="count" data-applies={reckoning?.count.applies}>
          <div role="status">
            <h2>{verdict?.heading ?? "Which card was led?"}</h2>
            <p>
              {verdict?.reason ??
                "Tap it above; then put in dummy’s cards of the suit, and your own."}
            </p>
          </div>
          {reckoning && <Strip layout={now} reckoning={reckoning} />}
          {verdict && (
            <p class="cites">
              <RuleLinks rules={verdict.rules} titles={titles} />
            </p>
          )}
        </div>
      </section>
    );
  }
}
