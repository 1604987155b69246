import type { ComponentType } from "preact";
import { loadKind } from "../../exercises/catalog.ts";
import type { Answer } from "../../exercises/kit/ask.ts";
import {
  verdictOn,
  type Exercise,
  type Problem,
  type Solution,
  type Verdict,
} from "../../exercises/kit/exercise.ts";
import type { Answered } from "../../progress/model/answered.ts";
import { linkTo, seedInAddress, writeSeed } from "../address.ts";
import { isSettled } from "../answers/state.ts";
import type { ExploreProps } from "./Explore.tsx";
import { layOut } from "./lay-out.ts";
import type { Titles } from "./RuleLinks.tsx";

/** Where an exercise stands: in a lesson, in its practice room, on the front door, or among others in a sitting. */
export type Mode = "lesson" | "practice" | "front" | "sitting";

/** What an exercise that is one of a sitting tells those who lay out the problems. */
export interface Turn {
  /** What the button says that leads on from here. */
  readonly onward: string;
  next(): void;
  answered(answer: Answered): void;
}

/** What a session begins with. */
export interface Posing {
  readonly problem: Problem;
  readonly titles: Titles;
  readonly mode: Mode;
  /** For specimens: the answer to show as given. */
  readonly initialAnswer?: Answer;
  readonly turn?: Turn;
}

/** How many answers in a row have been right on this page; below nought, how many were sound. */
let run = 0;

/** What keeps answers and poses problems; it is fetched when the reader first turns to an exercise. */
const later = () => import("./later.ts");

const UNREACHABLE = "This could not be fetched. See that you are connected, and try again.";
const UNKEPT = "This answer could not be kept.";

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
  /** How many answers in a row had been right on this page before the one given; below nought, how many sound. */
  run = 0;
  /** Set while a problem asked for by the address is being laid out. */
  dealing = false;
  /** The address of this problem, where it had to be shown because it could not be copied. */
  link: string | null = null;
  /** A selector of what should have the focus once the change is drawn, so that a reader at the keyboard keeps his place. */
  focus: string | null = null;

  /** The titles of the rules this problem may cite. */
  titles: Titles;

  readonly #mode: Mode;
  readonly #turn: Turn | undefined;
  readonly #changed: () => void;
  #exercise: Exercise | null = null;
  #prepared = false;
  /** How many answers have been given to this problem. */
  #attempt = 0;

  /** `changed` is called after every change, to draw it. */
  constructor({ problem, titles, mode, initialAnswer, turn }: Posing, changed: () => void) {
    this.problem = problem;
    this.titles = titles;
    this.given = initialAnswer ?? null;
    this.#mode = mode;
    this.#turn = turn;
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
    if (asked !== null) {
      this.dealing = true;
      this.#changed();
      this.#pose(asked);
    } else {
      const { ask } = this.problem;
      if (this.given) this.#fetch(() => {});
      else if (!("rows" in ask || "fields" in ask)) this.#kind().catch(() => {});
    }
  }

  /**
   * Makes ready to mark an answer at once. The kind itself is fetched on waking; its larger parts, and all of one whose
   * answer is typed, when the reader comes near with a pointer or the focus.
   */
  prepare(): void {
    if (this.#prepared) return;
    this.#prepared = true;
    // Out of reach now is nothing to trouble him with: it is fetched again when he answers.
    Promise.all([this.#solved(), later()]).catch(() => {
      this.#prepared = false;
    });
  }

  /** Takes an answer; ignores one after a sound one, or the same choice twice. */
  answer(answer: Answer): void {
    const { given } = this;
    const again = given?.type === "choice" && answer.type === "choice" && given.id === answer.id;
    if (isSettled(this.verdict) || again) return;
    this.given = answer;
    this.run = run;
    this.note = null;
    this.exploring = false;
    this.#changed();
    this.#fetch((exercise) => this.#keep(exercise, answer), this.verdict !== null);
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
    if (this.#turn) this.#turn.next();
    else this.#pose();
  }

  hint(): void {
    this.hints = Math.min(this.hints + 1, 3);
    this.say(null);
    this.#fetch(() => {});
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

  /** Keeps an answer once it is marked, unless another has taken its place. */
  #keep(exercise: Exercise, answer: Answer): void {
    const { problem, solution, verdict, hints } = this;
    if (answer !== this.given || !solution || !verdict) return;
    const attempt = ++this.#attempt;
    const { mark } = verdict;
    run = mark === "best" ? Math.max(run, 0) + 1 : mark === "wrong" ? 0 : Math.min(run, 0) - 1;
    later()
      .then(({ keep }) => keep({ exercise, problem, solution, verdict, attempt, hints }))
      .then(
        ({ kept, trouble }) => {
          this.#turn?.answered(kept);
          if (trouble) this.say(trouble);
        },
        () => this.say(UNKEPT),
      );
  }

  /**
   * Lays out the problem with the number asked for, or says why there is none; without a number, a fresh problem at the
   * reader’s level, to which he is led.
   */
  #pose(asked?: string): void {
    this.#fetch(async (exercise) => {
      const posed = await (await later()).pose(exercise, asked);
      if (!posed.ok) {
        this.dealing = false;
        return this.say(posed.violation.message);
      }
      const { seed, problem } = posed.value;
      Object.assign(this, await layOut(exercise, problem, this.titles));
      this.given = this.note = this.link = null;
      this.exploring = this.dealing = false;
      this.hints = this.#attempt = 0;
      if (asked === undefined) {
        this.focus = ".question";
        if (this.#mode === "practice") writeSeed(seed);
      }
    });
  }

  async #kind(): Promise<Exercise> {
    return (this.#exercise ??= await loadKind(this.problem.kind));
  }

  /** The kind, with the problem in hand solved by it. */
  async #solved(): Promise<Exercise> {
    const exercise = await this.#kind();
    await exercise.ready?.(this.problem);
    this.solution ??= exercise.solve(this.problem);
    return exercise;
  }

  /**
   * Fetches the kind, once, and goes on with it; where it cannot be had, says so and forgets the answer. What is `drawn`
   * already is not drawn again: the reader is waiting for his verdict to be painted.
   */
  async #fetch(then: (exercise: Exercise) => Promise<void> | void, drawn = false): Promise<void> {
    try {
      const exercise = await this.#solved();
      await then(exercise);
      if (!drawn) this.#changed();
    } catch {
      this.given = null;
      this.dealing = false;
      this.say(UNREACHABLE);
    }
  }
}
