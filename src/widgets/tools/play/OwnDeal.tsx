import { Component } from "preact";
import { MAX_SEED } from "../../../engine/core/random.ts";
import { refuse, type Result } from "../../../engine/core/result.ts";
import { ok } from "../../../engine/core/result.ts";
import type { FreshGame } from "../../../tabletop/playing/fresh.ts";
import { queryInAddress, writeQuery } from "../../address.ts";
import { freshSeed } from "../../chance.ts";
import { Segments } from "../controls/Segments.tsx";
import { Play } from "./Play.tsx";
import type { PlayProps } from "./stage.ts";

export interface OwnDealProps {
  /** The deal that is drawn before another is asked for: number one. */
  readonly first: PlayProps;
}

interface State {
  readonly laid: PlayProps;
  /** Counts the deals laid out, so that each begins afresh. */
  readonly count: number;
  readonly game: FreshGame;
  readonly number: string;
  readonly pasted: string;
  /** What is wrong with what was typed, in a sentence. */
  readonly refused: string;
}

const GAMES = [
  { value: "auction-1914", label: "Auction" },
  { value: "straight-bridge", label: "Straight bridge" },
  { value: "whist-english", label: "Whist" },
] as const;

/** A table for a fresh deal by its number, for one pasted from a PBN file, and for whatever a link brings. */
export class OwnDeal extends Component<OwnDealProps, State> {
  override state: State = {
    laid: this.props.first,
    count: 0,
    game: "auction-1914",
    number: "1",
    pasted: "",
    refused: "",
  };

  override componentDidMount() {
    const query = queryInAddress();
    if (query.has("deal")) {
      void this.lay(async () => (await import("./follow.ts")).follow(this.props.first, query));
    } else if (query.has("seed")) {
      const game = GAMES.find(({ value }) => value === query.get("game"))?.value ?? this.state.game;
      void this.deal(game, query.get("seed") ?? "");
    }
  }

  async lay(bring: () => Promise<Result<PlayProps>>, address?: string) {
    const found = await bring().catch(() =>
      refuse("fetch", "What lays out the deal could not be fetched: reload this page."),
    );
    if (!found.ok) return this.setState({ refused: found.violation.message });
    if (address !== undefined) writeQuery(address, false);
    this.setState(({ count }) => ({ laid: found.value, count: count + 1, refused: "" }));
  }

  async deal(game: FreshGame, number: string) {
    this.setState({ game, number });
    const seed = /^\d{1,10}$/.test(number.trim()) ? Number(number) : Infinity;
    await this.lay(async () => {
      if (seed > MAX_SEED) {
        return refuse(
          "number",
          `A deal has a whole number from 0 to ${MAX_SEED}, not “${number.slice(0, 20)}”.`,
        );
      }
      const { freshDeal } = await import("../../../tabletop/playing/fresh.ts");
      return ok({ deal: freshDeal(game, seed), record: [], notes: [] });
    }, `game=${game}&seed=${number.trim()}`);
  }

  async paste() {
    const { pasted } = this.state;
    await this.lay(async () => {
      const { bring } = await import("./bring.ts");
      return bring(pasted);
    }, "");
  }

  override render(_: OwnDealProps, { laid, count, game, number, pasted, refused }: State) {
    return (
      <>
        <form
          class="bring"
          onSubmit={(event) => {
            event.preventDefault();
            void this.deal(game, number);
          }}
        >
          <Segments
            name="game"
            legend="Game"
            segments={GAMES}
            value={game}
            onPick={(picked) => this.setState({ game: picked })}
          />
          <p class="field">
            <label class="of" for="deal-number">
              Deal number
            </label>
            <input
              id="deal-number"
              inputMode="numeric"
              autocomplete="off"
              value={number}
              onInput={(event) => this.setState({ number: event.currentTarget.value })}
            />
            <button type="submit" class="button">
              Lay it out
            </button>
            <button
              type="button"
              class="button"
              onClick={() => void this.deal(game, String(freshSeed()))}
            >
              A fresh deal
            </button>
          </p>
        </form>
        <details class="bring">
          <summary>A deal of your own</summary>
          <label for="pasted">Paste a deal in PBN, or a link copied from this page.</label>
          <textarea
            id="pasted"
            rows={6}
            spellcheck={false}
            value={pasted}
            onInput={(event) => this.setState({ pasted: event.currentTarget.value })}
          />
          <button type="button" class="button" onClick={() => void this.paste()}>
            Lay it out
          </button>
        </details>
        <p class="refused" role="status">
          {refused}
        </p>
        <Play {...laid} key={count} />
      </>
    );
  }
}
