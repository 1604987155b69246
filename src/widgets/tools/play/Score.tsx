import { Component } from "preact";
import { SIDES, sideOf, type Side } from "../../../engine/core/seat.ts";
import { lineWords } from "../../../engine/notation/line-words.ts";
import type { DealOutcome } from "../../../engine/scoring/outcome.ts";
import { numberWord, sentence } from "../../../exercises/kit/words.ts";
import type { PlayDeal } from "../../../tabletop/playing/deal.ts";
import { scorePlayed, type PlayedScore } from "../../../tabletop/playing/score.ts";
import { positionNow, type Session } from "../../../tabletop/playing/session.ts";
import { RuleLinks, type Titles } from "../../drill/RuleLinks.tsx";
import { Words } from "../../table/Words.tsx";

export interface ScoreProps {
  readonly deal: PlayDeal;
  readonly session: Session;
  /** What a scorer would be told of it, where a revoke has to be counted. */
  readonly told?: DealOutcome;
}

const TITLES = "/table/score-sheet/titles.json";
const BOOK = 6;

const SIDE: Readonly<Record<Side, string>> = { YZ: "{Y} and {Z}", AB: "{A} and {B}" };

/** What the deal has come to, and what it scores as the first of a rubber, each line with its rule. */
export class Score extends Component<ScoreProps, { titles: Titles }> {
  override state = { titles: {} as Titles };

  override componentDidMount() {
    void this.fetchTitles();
  }

  /** Without their titles the rules are named by their ids, which is better than no score. */
  async fetchTitles() {
    const answer = await fetch(TITLES).catch(() => null);
    if (answer?.ok) this.setState({ titles: (await answer.json()) as Titles });
  }

  override render({ deal, session, told }: ScoreProps) {
    const { won } = positionNow(deal, session);
    const scored = scorePlayed(deal, won, told);
    return (
      <section class="score">
        <h2>
          <Words text={resultText(deal, won)} />
        </h2>
        {scored.ok ? (
          <Lines score={scored.value} titles={this.state.titles} />
        ) : (
          <p class="refused">{scored.violation.message}</p>
        )}
        <p class="quiet">Scored as the first deal of a rubber.</p>
      </section>
    );
  }
}

/** “Three odd tricks to {Y} and {Z}”, or whether the contract was made. */
function resultText({ declared }: PlayDeal, won: Readonly<Record<Side, number>>): string {
  if (declared.kind !== "auction") {
    const ahead = won.YZ > won.AB ? "YZ" : "AB";
    const odd = won[ahead] - BOOK;
    return `${sentence(numberWord(odd))} by cards to ${SIDE[ahead]}`;
  }
  const { level, strain, declarer } = declared.contract;
  const side = sideOf(declarer);
  const over = (strain === "nullo" ? 13 - won[side] : won[side]) - BOOK - level;
  const tricks = `${SIDE[side]} take ${numberWord(won[side])}`;
  if (over === 0) return `Just made: ${tricks}`;
  return over > 0
    ? `Made with ${numberWord(over)} over: ${tricks}`
    : `Short by ${numberWord(-over)}: ${tricks}`;
}

function Lines({ score, titles }: { readonly score: PlayedScore; readonly titles: Titles }) {
  const { lines, honours } = score;
  if (lines.length === 0) return <p>Nobody scores.</p>;
  return (
    <div class="scroll">
      <table>
        <caption class="vh">The score</caption>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">For</th>
            <th scope="col">Where</th>
            <th scope="col">By the rule</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.flatMap((side) => lines.filter((line) => line.side === side)).map(
            (line, index) => (
              <tr key={index}>
                <th scope="row">
                  <Words text={SIDE[line.side]} />
                </th>
                <td>{sentence(lineWords(line, honours?.kind))}</td>
                <td>{line.column}</td>
                <td>
                  <RuleLinks rules={[line.rule]} titles={titles} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
