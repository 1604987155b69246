import type { ComponentType } from "preact";
import { LOAD_KIND } from "../../exercises/catalog.ts";
import type { Answer } from "../../exercises/kit/ask.ts";
import {
  rulesCited,
  verdictOn,
  type Exercise,
  type Problem,
  type Solution,
  type Verdict,
} from "../../exercises/kit/exercise.ts";
import { fromSeed } from "../../exercises/kit/problem.ts";
import { linkTo, seedInAddress, writeSeed } from "../address.ts";
import { isSettled } from "../answers/state.ts";
import { freshSeed } from "../chance.ts";
import { fetchViews } from "../views.ts";
import type { ExploreProps } from "./Explore.tsx";
import { placeOf, type Titles } from "./RuleLinks.tsx";

/** Where an exercise stands: in a lesson, in its practice room, or on the front door. */
export type Mode = "lesson" | "practice" | "front";

const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";

/**
 * One exercise in hand, apart from how it is drawn: the problem, the answer given and its verdict, the hints taken. Its
 * kind is fetched on waking; an answer given sooner waits for it and is then marked. In a practice room the address may
 * ask for a problem by number, and each further one is written there.
 */
export class Session {
  problem: Problem;
  solution: Solution | null = null;
  given: Answer | null;
  /** How many hints have been asked for. */
  hints = 0;
  /** A sentence about something other than the answer. */
  note: string | null = null;
  /** Whether the list of every answer is open. */
  exploring = false;
  /** What draws that list; it is fetched when the list is first asked for. */
  Every: ComponentType<ExploreProps> | null = null;
  /** Set while a problem asked for by the address is being laid out. */
  dealing = false;
  /** The address of this problem, where it had to be shown because it could not be copied. */
  link: string | null = null;
  /** A selector of what should have the focus once the change is drawn, so that a reader at the keyboard keeps his place. */
  focus: string | null = null;

  /** The titles of the rules this problem may cite. */
  titles: Titles;

  readonly #mode: Mode;
  readonly #changed: () => void;
  #exercise: Exercise | null = null;

  /** `changed` is called after every change, to draw it. */
  constructor(
    problem: Problem,
    titles: Titles,
    mode: Mode,
    given: Answer | null,
    changed: () => void,
  ) {
    this.problem = problem;
    this.titles = titles;
    this.given = given;
    this.#mode = mode;
    this.#changed = changed;
  }

  /** The verdict on the answer given; null where there is none, or its kind is still on the way. */
  get verdict(): Verdict | null {
    return this.solution && this.given && verdictOn(this.solution, this.given);
  }

  /** The hints taken so far, in order. */
  get told(): readonly string[] {
    return this.solution?.hints.slice(0, this.hints) ?? [];
  }

  /** Starts once the page is awake. */
  wake(): void {
    const asked = this.#mode === "practice" ? seedInAddress() : null;
    if (asked?.ok) {
      this.dealing = true;
      this.#changed();
      this.#pose(asked.value);
    } else {
      if (asked) this.say(asked.violation.message);
      const { ask } = this.problem;
      if (this.given || !("rows" in ask || "fields" in ask)) this.prepare();
    }
  }

  /**
   * Fetches the kind, so that an answer can be marked at once: on waking, or where the answer is typed, when the reader
   * comes to the boxes.
   */
  prepare(): void {
    if (!this.#exercise) this.#fetch(() => {});
  }

  /** Takes an answer; ignores one after a sound one, or the same choice twice. */
  answer(answer: Answer): void {
    const { given } = this;
    const again = given?.type === "choice" && answer.type === "choice" && given.id === answer.id;
    if (isSettled(this.verdict) || again) return;
    this.given = answer;
    this.note = null;
    this.exploring = false;
    this.#changed();
    this.prepare();
  }

  /** Clears the answer to try again; figures stay as typed, and the first wrong one is gone to. */
  retry(): void {
    const wrong = this.verdict?.lines?.find((line) => !line.right);
    this.focus = wrong ? `[name="${wrong.field}"]` : "[data-answer][tabindex='0'], .option";
    this.given = null;
    this.exploring = false;
    this.#changed();
  }

  /** Lays out a fresh problem of the kind. */
  next(): void {
    const seed = freshSeed();
    this.#pose(seed, () => {
      this.focus = ".question";
      if (this.#mode === "practice") writeSeed(seed);
    });
  }

  hint(): void {
    this.hints = Math.min(this.hints + 1, 3);
    this.say(null);
    this.prepare();
  }

  async explore(): Promise<void> {
    try {
      this.Every ??= (await import("./Explore.tsx")).Explore;
      this.exploring = !this.exploring;
      this.#changed();
    } catch {
      this.say(UNREACHABLE);
    }
  }

  /** Puts the address of this problem on the clipboard, or shows it where that is refused. */
  copyLink(): void {
    const address = linkTo(this.problem);
    const refused = () => {
      this.link = address;
      this.say("The link could not be copied; here it is, to copy by hand.");
    };
    if (!navigator.clipboard) return refused();
    navigator.clipboard.writeText(address).then(() => this.say("Link copied"), refused);
  }

  say(note: string | null): void {
    this.note = note;
    this.#changed();
  }

  #pose(seed: number, done = () => {}): void {
    this.#fetch(async (exercise) => {
      const problem = await fromSeed(exercise, seed);
      await fetchViews(problem);
      const solution = exercise.solve(problem);
      if (rulesCited(solution).some((rule) => !placeOf(rule, this.titles))) {
        const response = await fetch(`/practice/${problem.kind}/titles.json`);
        this.titles = (await response.json()) as Titles;
      }
      this.problem = problem;
      this.solution = solution;
      this.given = this.note = this.link = null;
      this.exploring = this.dealing = false;
      this.hints = 0;
      done();
    });
  }

  /** Fetches the kind, once, and goes on with it; where it cannot be had, says so and forgets the answer. */
  async #fetch(then: (exercise: Exercise) => Promise<void> | void): Promise<void> {
    try {
      const exercise = (this.#exercise ??= await LOAD_KIND[this.problem.kind]());
      await exercise.ready?.(this.problem);
      this.solution ??= exercise.solve(this.problem);
      await then(exercise);
      this.#changed();
    } catch {
      this.given = null;
      this.dealing = false;
      this.say(UNREACHABLE);
    }
  }
}
