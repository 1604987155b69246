import { isCard } from "../../src/engine/core/card.ts";
import { fieldsOf, type Ask } from "../../src/exercises/kit/ask.ts";
import type { Entry, Mark, Problem, Solution } from "../../src/exercises/kit/exercise.ts";
import { cardName } from "../../src/exercises/kit/words.ts";
import { expect, type Locator, type Page } from "@playwright/test";

const COMPASS: Readonly<Record<string, string>> = { Z: "South", A: "West", Y: "North", B: "East" };

/** The words a verdict begins with. Figures that are wrong, or several chosen at once, are only not right yet. */
export function verdictWords(mark: Mark, ask: Ask): string {
  if (mark === "best") return "Right";
  if (mark === "acceptable") return "Also sound";
  return ask.type === "card" || ask.type === "option" ? "Not here" : "Not yet";
}

/** A choice with this mark, if the problem has one. */
export function choiceMarked(solution: Solution, mark: Mark): string | undefined {
  if (solution.type !== "choices") return undefined;
  return solution.choices.find((choice) => choice.mark === mark)?.id;
}

/** The choices that give an answer of this mark: one, or where several are asked, all that are right or one that is not. */
export function choicesMarked(ask: Ask, solution: Solution, mark: Mark): readonly string[] {
  if (solution.type !== "choices") return [];
  const ids = solution.choices.filter((choice) => choice.mark === mark).map(({ id }) => id);
  return ask.type === "several" && mark === "best" ? ids : ids.slice(0, 1);
}

/** The name a person finds a choice by: the card’s, or the option’s words with seats as the page writes them. */
export function choiceName(ask: Ask, id: string): string | RegExp {
  if (!("options" in ask)) return isCard(id) ? cardName(id) : id;
  const label = ask.options.find((option) => option.id === id)?.label;
  const parts = (label ?? "").split(/\{([ZAYB])\}/);
  const pattern = parts.map((part, index) =>
    index % 2 ? `${part}\\W*${COMPASS[part]}` : part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return new RegExp(`^\\s*${pattern.join("")}\\s*$`);
}

/** One exercise on a page, in the hands of a reader. */
export class Exercise {
  readonly root: Locator;
  readonly page: Page;
  readonly ask: Ask;

  constructor(page: Page, problem: Pick<Problem, "id" | "ask">) {
    this.page = page;
    this.ask = problem.ask;
    this.root = page.locator(`[data-item="${problem.id}"]`);
  }

  /** Brings it into sight and waits until it is awake. */
  async wake(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await this.page.keyboard.press("Shift");
    await expect(this.page.locator("[data-asleep]").filter({ has: this.root })).toHaveCount(0);
  }

  choice(id: string): Locator {
    return this.root.getByRole("button", { name: choiceName(this.ask, id), exact: true });
  }

  box(field: string): Locator {
    const label = fieldsOf(this.ask).find(({ id }) => id === field)?.label ?? field;
    return this.root.getByRole("textbox", { name: label, exact: true });
  }

  /** Fills in every box: the right figures, but for those given otherwise. */
  async fill(entries: readonly Entry[], other: Readonly<Record<string, string>> = {}) {
    for (const { field, value } of entries) {
      await this.box(field).fill(other[field] ?? String(value));
    }
  }

  checkButton(): Locator {
    return this.root.getByRole("button", { name: "Check", exact: true });
  }

  check(): Promise<void> {
    return this.checkButton().click();
  }

  /** Chooses as a reader would: one thing at a touch; of several, those wanted and no others, and then has them checked. */
  async choose(solution: Solution, mark: Mark, touch: "click" | "tap" = "click"): Promise<void> {
    const wanted = choicesMarked(this.ask, solution, mark);
    if (this.ask.type !== "several") return this.choice(wanted[0] ?? "")[touch]();
    for (const { id } of this.ask.options) {
      const option = this.choice(id);
      const taken = (await option.getAttribute("aria-pressed")) === "true";
      if (taken !== wanted.includes(id)) await option[touch]();
    }
    await this.checkButton()[touch]();
  }

  tryAgain(): Locator {
    return this.root.getByRole("button", { name: "Try again" });
  }

  /** From now on, keeps every text that is written into the status region. */
  async listen(): Promise<void> {
    await this.root.getByRole("status").evaluate((region) => {
      const heard: string[] = [];
      Reflect.set(region, "heard", heard);
      new MutationObserver((records) => {
        for (const { type, addedNodes, target } of records) {
          if (type === "characterData") heard.push(target.textContent ?? "");
          for (const node of addedNodes) heard.push(node.textContent ?? "");
        }
      }).observe(region, { childList: true, subtree: true, characterData: true });
    });
  }

  /** Checks the verdict by its mark, its words on the page, and, where someone listened, that it was said once. */
  async expectVerdict(mark: Mark): Promise<void> {
    await expect(this.root).toHaveAttribute("data-verdict", mark);
    const words = verdictWords(mark, this.ask);
    const status = this.root.getByRole("status");
    await expect(status).toContainText(words);
    const heard = await status.evaluate(
      (region) => (Reflect.get(region, "heard") as string[] | undefined) ?? null,
    );
    if (heard) expect(heard.filter((text) => text.includes(words))).toHaveLength(1);
  }

  async expectUnanswered(): Promise<void> {
    await expect(this.root).not.toHaveAttribute("data-verdict");
  }
}
