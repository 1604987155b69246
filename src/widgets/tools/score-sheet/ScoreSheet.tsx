import { Component, createRef } from "preact";
import type { ScoredGame } from "../../../engine/games/game.ts";
import type { PadStyle } from "../../../engine/scoring/pad.ts";
import { kept } from "../../../tabletop/kept.ts";
import { AWARDS } from "../../../tabletop/record.ts";
import { isBegun } from "../../../tabletop/score-sheet.ts";
import { redoWords, undoWords } from "./act-words.ts";
import { amending } from "./boxes.ts";
import { DealForm } from "./DealForm.tsx";
import { Drawer } from "./Drawer.tsx";
import { Later } from "./Later.tsx";
import type { ColumnNames } from "./figures.ts";
import { GameChoice } from "./GameChoice.tsx";
import { Pad } from "./Pad.tsx";
import { Running } from "./Running.tsx";
import { Session } from "./session.ts";
import { wantingWords } from "./wanting.ts";
import { namesOf, standingWords } from "./words.ts";

/** What the columns of the score are called, by what a game records. */
const COLUMNS: Readonly<Record<ScoredGame["records"], ColumnNames>> = {
  contract: { above: "honours", below: "tricks" },
  make: { above: "honours", below: "tricks" },
  tricks: { above: "games", below: "points" },
  "modern-contract": { above: "above", below: "below" },
};

/**
 * The score sheet of a real table. It is drawn with an empty sheet; once awake it takes up the sheet where it was left,
 * and keeps every change and every key on the device.
 */
export class ScoreSheet extends Component {
  readonly root = createRef<HTMLDivElement>();
  readonly session = new Session(() => this.setState({}));

  override componentDidMount() {
    this.session.wake();
  }

  override componentDidUpdate() {
    const { focus } = this.session;
    this.session.focus = null;
    if (focus) this.root.current?.querySelector<HTMLElement>(focus)?.focus();
  }

  override render() {
    const { session } = this;
    const { sheet, game, set } = session;
    const { rubber, draft } = sheet;
    const names = namesOf(rubber);
    const now = kept(rubber);
    const at = amending(draft);
    const number = (at ?? rubber.deals.length) + 1;
    const writing = at !== null || !now.over;
    const trial = writing ? session.pencilled : null;
    const pencilled = trial?.ok ? trial.value : null;
    const shown = pencilled ?? now;
    const columns = COLUMNS[game.records];
    const style: PadStyle = draft["style"] === "double" ? "double" : "single";
    return (
      <div class="score-sheet" ref={this.root}>
        <div class="sheet-head">
          <p class="quiet">
            <a href="/table/">At the table</a>
          </p>
          <h1>Score sheet</h1>
          <GameChoice game={session.wanted ?? rubber.game} onGame={session.choose} />
          {session.unfetched && (
            <button type="button" class="plain" onClick={session.again}>
              This game could not be fetched: try again
            </button>
          )}
        </div>
        <Running kept={now} names={names} gamePoints={game.rubber.gamePoints} />
        <section class="deal-form" aria-labelledby="deal">
          <h2 id="deal">
            {writing
              ? `${at === null ? "Deal" : "Amending deal"} ${number}`
              : "The sheet is made up"}
          </h2>
          <p class="quiet said" role="status">
            {session.said || standingWords(now, names)}
          </p>
          {writing ? (
            <DealForm
              waiting={session.wanted !== null && !session.unfetched}
              game={game}
              house={rubber.house}
              draft={draft}
              names={names}
              set={set}
              number={number}
              columns={columns}
              kept={now}
              pencilled={pencilled}
              onEnter={session.enter}
              onLeave={session.leave}
            >
              {this.back()}
            </DealForm>
          ) : (
            <div class="acts over">
              <button type="button" class="act" onClick={() => session.begin()}>
                Begin another
              </button>
              {this.back()}
            </div>
          )}
          <p class="refused" role="alert">
            {session.refused
              ? wantingWords(session.refused, draft)
              : trial?.ok === false && trial.violation.message}
          </p>
          {!now.over && (
            <Drawer title="What do we still need?">
              <Later part="StillNeeded" with={{ rubber, names }} />
            </Drawer>
          )}
        </section>
        <div class="paper">
          <Pad
            title={game.title}
            names={names}
            style={style}
            columns={columns}
            kept={shown}
            awards={rubber.awards}
            pencil={pencilled ? number - 1 : null}
            open={session.open}
            onOpen={session.show}
            detail={(figure) => (
              <Later part="Why" with={{ figure, kept: shown, columns, records: game.records }} />
            )}
          />
        </div>
        <div class="kept">
          <Drawer title="House rules, names and pad">
            <Later part="Setup" with={{ session }} />
          </Drawer>
          {isBegun(rubber) && <Later part="Deals" with={{ hand: session }} />}
          {!now.over && AWARDS[game.records].length > 0 && (
            <Drawer
              title="A penalty laid at the table"
              filled={(draft["award"] ?? draft["awardTo"]) !== undefined}
            >
              <Later part="Awards" with={{ hand: session }} />
            </Drawer>
          )}
          <div class="acts">
            <button type="button" class="plain" onClick={() => print()}>
              Print
            </button>
            {!now.over && (
              <button type="button" class="plain" onClick={session.stop}>
                Stop here, unfinished
              </button>
            )}
            {!now.over && (
              <button type="button" class="plain" onClick={() => session.begin()}>
                Begin a new sheet
              </button>
            )}
          </div>
          <Drawer title="Save to a file, or bring one back" filled={(draft["paste"] ?? "") !== ""}>
            <Later part="Files" with={{ hand: session }} />
          </Drawer>
          {sheet.earlier.length > 0 && <Later part="Earlier" with={{ rubbers: sheet.earlier }} />}
        </div>
      </div>
    );
  }

  /** Undo and redo, with what they would do. */
  back() {
    const { session } = this;
    const undoing = undoWords(session.sheet);
    const redoing = redoWords(session.sheet);
    return (
      <>
        <button
          type="button"
          class="plain"
          aria-disabled={undoing === null || undefined}
          onClick={session.undo}
        >
          Undo {undoing}
        </button>
        {redoing && (
          <button type="button" class="plain" onClick={session.redo}>
            Redo {redoing}
          </button>
        )}
      </>
    );
  }
}
