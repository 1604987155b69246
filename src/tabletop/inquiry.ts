import { casesOf, type Cases } from "../engine/laws/cases.ts";
import { LAW_GAMES, type Code, type LawGame } from "../engine/laws/code.ts";
import type { LawRow } from "../engine/laws/row.ts";
import type { Topic } from "../engine/laws/topics.ts";
import type { Laws } from "./law-file.ts";
import type { Finder, Found } from "./law-found.ts";
import {
  gameOf,
  namesPlace,
  queryOf,
  readPlace,
  settlePlace,
  type LawPlace,
  type Query,
  type ReadPlace,
} from "./law-place.ts";
import { questionAt, type Question } from "./law-question.ts";

/** What an inquiry asks of the page it is on. */
export interface Surroundings {
  load(game: LawGame): Promise<Laws>;
  /** Puts parameters into the address, as a step of their own or in the place of those there. */
  write(query: string, step: boolean): void;
  /** Keeps the game and code, and the ruling come to where there is one. */
  remember(game: LawGame, code: Code, situation?: string): void;
  /** Called after every change, to draw it. */
  changed(): void;
}

const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";
/**
 * “What happens now?” in hand, apart from how it is drawn. A place is taken up only once the laws it needs are there; a
 * later wish overtakes an earlier one still on its way.
 */
export class Inquiry {
  place: LawPlace = {};
  /** A sentence about something other than the ruling. */
  note: string | null = null;
  busy = false;
  /** What is typed in the box, and what it has found; null where nothing is looked for. */
  words = "";
  found: readonly Found[] | null = null;
  /** Set where the reader’s place at the keyboard should go once the change is drawn. */
  focus = false;

  /** The situation of the ruling last come to, here or before the page was closed. */
  #last: string | null = null;
  /** The answers given before an earlier one is changed. */
  #before: LawPlace = {};
  #laws = new Map<LawGame, Laws>();
  #finder: Finder | null = null;
  #wish = 0;
  #search = 0;
  readonly #page: Surroundings;

  constructor(page: Surroundings) {
    this.#page = page;
  }

  /** The question to be answered now; null where there is a ruling. */
  get question(): Question | null {
    const { game } = this.place;
    return questionAt(this.place, game ? (this.#laws.get(game)?.rows ?? []) : [], this.#before);
  }

  /** The situation come to, with its ruling and all that may change it; null before that. */
  get ruling(): { readonly row: LawRow; readonly href: string; readonly cases: Cases } | null {
    const { game, code, situation } = this.place;
    const laws = game && this.#laws.get(game);
    const row = situation && this.rowOf(situation);
    if (!laws || !code || !row) return null;
    return { row, href: laws.hrefOf(row.id), cases: casesOf(row, code, (id) => this.rowOf(id)) };
  }

  /** The ruling last come to, where its game is at hand and nothing has been said yet about another event. */
  get last(): LawRow | undefined {
    const { topic, situation } = this.place;
    return this.#last && !topic && !situation ? this.rowOf(this.#last) : undefined;
  }

  /** A row of any game whose laws are at hand. */
  rowOf(id: string): LawRow | undefined {
    const game = gameOf(id);
    return game && this.#laws.get(game)?.rows.find((row) => row.id === id);
  }

  /** Takes up the place an address names, or else the game last `played`. `stepped` where the reader went back or on. */
  async open(query: Query, played: ReadPlace, stepped: boolean): Promise<void> {
    const { situation: last, ...takenUp } = played.place;
    this.#last ??= last ?? null;
    const { place, trouble } = namesPlace(query)
      ? readPlace(query)
      : { place: takenUp, trouble: played.trouble };
    this.#before = {};
    const words = query.get("q") ?? "";
    await this.#go(place, { keep: "situation", trouble, focus: stepped && words === "" });
    if (words) await this.search(words);
  }

  /** Answers the question asked. */
  answer(id: string): Promise<void> {
    const { game, code, topic } = this.place;
    const before = this.#before;
    if (!game) return this.#step({ game: id as LawGame }, id === before.game ? before : {});
    if (!code) {
      this.#page.remember(game, id as Code);
      const { topic: about, situation } = before;
      return this.#step({
        game,
        code: id as Code,
        ...(about && { topic: about }),
        ...(situation && { situation }),
      });
    }
    if (!topic) return this.#step({ game, code, topic: id as Topic });
    return this.#step({ game, code, topic, situation: id });
  }

  /** Asks a question again; what was answered after it is kept in mind. */
  change(asked: LawPlace): Promise<void> {
    const before = this.place;
    return this.#step(asked, before);
  }

  /** Goes to a situation that was found, or that a ruling speaks of. */
  choose(row: LawRow): Promise<void> {
    const { game, code } = this.place;
    const own = game === row.game && code && row.codes.includes(code) ? code : row.codes[0];
    if (this.words)
      this.#page.write(`${queryOf(this.place)}&q=${encodeURIComponent(this.words)}`, false);
    return this.#step({ game: row.game, ...(own && { code: own }), situation: row.id });
  }

  /** Looks for situations in ordinary words; none typed, the question stands again. */
  async search(words: string): Promise<void> {
    const search = ++this.#search;
    this.words = words;
    if (words.trim() === "") {
      this.found = this.note = null;
      return this.#page.changed();
    }
    try {
      this.#finder ??= await this.#makeFinder();
    } catch {
      this.note = UNREACHABLE;
      return this.#page.changed();
    }
    if (search !== this.#search) return;
    const { found, note } = this.#finder(words, this.place);
    this.found = found;
    this.note = note;
    this.#page.changed();
  }

  /** What a search needs is fetched with the first one: the laws of every game, and the way to look through them. */
  async #makeFinder(): Promise<Finder> {
    const [{ finderIn }, ...laws] = await Promise.all([
      import("./law-found.ts"),
      ...LAW_GAMES.map((game) => this.#fetch(game)),
    ] as const);
    return finderIn(laws.flatMap(({ rows }) => rows));
  }

  #step(place: LawPlace, before: LawPlace = {}): Promise<void> {
    return this.#go(place, { keep: "code", trouble: null, focus: true, step: true, before });
  }

  async #go(
    wished: LawPlace,
    how: {
      keep: "situation" | "code";
      trouble: string | null;
      focus: boolean;
      step?: true;
      before?: LawPlace;
    },
  ): Promise<void> {
    const wish = ++this.#wish;
    let settled: ReadPlace = { place: wished, trouble: null };
    if (wished.game && wished.code) {
      try {
        const { rows } = this.#laws.get(wished.game) ?? (await this.#wait(wished.game));
        settled = settlePlace(wished, rows, how.keep);
      } catch {
        if (wish !== this.#wish) return;
        this.busy = false;
        this.note = UNREACHABLE;
        return this.#page.changed();
      }
      if (wish !== this.#wish) return;
    }
    this.#search++;
    this.busy = false;
    this.words = "";
    this.found = null;
    this.note = how.trouble ?? settled.trouble;
    this.focus = how.focus;
    if (how.step) {
      this.#page.write(queryOf(settled.place), true);
      this.#before = how.before ?? {};
    }
    this.place = settled.place;
    if (how.step) this.#noteRuling();
    this.#page.changed();
  }

  /** Remembers a ruling that the reader has come to by a step of his own; a link does not change what he plays. */
  #noteRuling(): void {
    const { game, code, situation } = this.place;
    if (!game || !code || !situation) return;
    this.#last = situation;
    this.#page.remember(game, code, situation);
  }

  #wait(game: LawGame): Promise<Laws> {
    this.busy = true;
    this.#page.changed();
    return this.#fetch(game);
  }

  async #fetch(game: LawGame): Promise<Laws> {
    const laws = this.#laws.get(game) ?? (await this.#page.load(game));
    this.#laws.set(game, laws);
    return laws;
  }
}
