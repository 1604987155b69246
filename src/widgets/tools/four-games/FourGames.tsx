import { Component } from "preact";
import { must } from "../../../engine/core/result.ts";
import { SIDES } from "../../../engine/core/seat.ts";
import { oneDealFacts } from "../../../exercises/wording/one-deal-words.ts";
import { SIDE_NAME } from "../../../exercises/kit/words.ts";
import { FOUR_GAMES_KEY, readStored, setAside, writeStored } from "../../../progress/storage.ts";
import { FOUR_GAMES, scoreFour, sideScore, type FourScores } from "../../../tabletop/four-games.ts";
import {
  AT_FIRST,
  canTakeBack,
  dealOf,
  EXAMPLE,
  formatTelling,
  parseTelling,
  takeBack,
  tell,
  toldNow,
  type Telling,
  type Told,
} from "../../../tabletop/four-games-told.ts";
import { wholeIn } from "../controls/whole.ts";
import type { Titles } from "../../drill/RuleLinks.tsx";
import { ContractForm, HonoursForm } from "./DealForm.tsx";
import { Sheet } from "./Sheet.tsx";
import { GAME_TITLE, scoresSaid } from "./words.ts";

export interface FourGamesProps {
  readonly titles: Titles;
}

interface State {
  readonly telling: Telling;
  /** A sentence about the keeping of it. */
  readonly note: string;
}

/**
 * One deal told once and scored by four games. Drawn at first with an example; what the device has kept is put in its
 * place once the page is awake.
 */
export class FourGames extends Component<FourGamesProps, State> {
  override state: State = { telling: AT_FIRST, note: "" };

  override componentDidMount() {
    this.lay(readStored(FOUR_GAMES_KEY));
  }

  /** Lays out what was kept; what cannot be read is set aside and told. */
  lay(text: string | null) {
    if (text === null) return;
    const parsed = parseTelling(text);
    if (parsed.ok) return this.setState({ telling: parsed.value });
    setAside(FOUR_GAMES_KEY, text);
    this.setState({ note: `${parsed.violation.message} It is set aside, and an example shown.` });
  }

  /** Draws and keeps a change. */
  keep(change: (telling: Telling) => Telling) {
    this.setState(({ telling }) => {
      const next = change(telling);
      const kept = writeStored(FOUR_GAMES_KEY, formatTelling(next));
      return { telling: next, note: kept ? "" : "Your browser will not keep this." };
    });
  }

  readonly tell = (patch: Partial<Told>) => this.keep((telling) => tell(telling, patch));

  /** Takes a number of tricks; what is none stays in its box, and the scores stay as they were. */
  readonly tricks = (text: string) => {
    const tricks = wholeIn(text, 0, 13);
    this.keep((telling) =>
      tricks === null ? { ...telling, typed: text } : tell(telling, { tricks }),
    );
  };

  override render({ titles }: FourGamesProps, { telling, note }: State) {
    const told = toldNow(telling);
    const deal = dealOf(told);
    const scores = must(scoreFour(deal));
    const form = {
      told,
      deal,
      typed: telling.typed ?? `${told.tricks}`,
      tell: this.tell,
      onTricks: this.tricks,
    };
    return (
      <div class="four-games">
        <div class="telling">
          <div class="forms">
            <ContractForm {...form} />
            <HonoursForm {...form} />
          </div>
          <div class="acts">
            <button
              type="button"
              class="button"
              aria-disabled={!canTakeBack(telling) || undefined}
              onClick={() => this.keep(takeBack)}
            >
              Undo
            </button>
            <button type="button" class="button" onClick={() => this.tell(EXAMPLE)}>
              Begin again
            </button>
            <button type="button" class="button" onClick={() => print()}>
              Print
            </button>
          </div>
          <div role="status">
            <p class="vh">{scoresSaid(scores)}</p>
            {note && <p class="refused">{note}</p>}
          </div>
          <Glance scores={scores} />
        </div>
        <p class="as-told">{oneDealFacts(deal).join(" ")}</p>
        <div class="sheets">
          {FOUR_GAMES.map((game) => (
            <Sheet key={game} game={game} deal={deal} scores={scores} titles={titles} />
          ))}
        </div>
      </div>
    );
  }
}

/** The four sums in a strip at the foot of a narrow window, where a thumb is changing the deal above it. */
function Glance({ scores }: { readonly scores: FourScores }) {
  return (
    <table class="glance">
      <caption class="vh">The four scores</caption>
      <thead>
        <tr>
          <td />
          {FOUR_GAMES.map((game) => (
            <th scope="col" key={game}>
              <a href={`#${game}`}>{GAME_TITLE[game].split(" ")[0]}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side) => (
          <tr key={side}>
            <th scope="row">{SIDE_NAME[side]}</th>
            {FOUR_GAMES.map((game) => (
              <td key={game}>{sideScore(scores, game, side)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
