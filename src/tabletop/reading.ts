import type { Violation } from "../engine/core/result.ts";
import { SIDES, type Side } from "../engine/core/seat.ts";

/** Reads boxes one by one and remembers the first that is wrong, as the sentence to show under the name of the box. */
export class Reading {
  violation: Violation | undefined;
  readonly #fields: Readonly<Record<string, string>>;
  readonly #labels: Readonly<Record<string, string>>;

  /** `labels` are the names of the boxes in a sentence. */
  constructor(fields: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>) {
    this.#fields = fields;
    this.#labels = labels;
  }

  has(name: string): boolean {
    return this.text(name) !== "";
  }

  /** One of the values given; the first of them where the box is wrong, since the outcome is then refused anyway. */
  one<T extends string | number>(
    name: string,
    values: readonly T[],
    wanted = `one of ${values.join(", ")}`,
  ): T {
    const text = this.text(name);
    const value = values.find((one) => String(one).toLowerCase() === text.toLowerCase());
    if (value === undefined) this.refuse(name, wanted);
    return value ?? (values[0] as T);
  }

  side(name: string): Side {
    return this.one(name, SIDES, "one of the two sides");
  }

  /** Whether the box has the one word it may have. */
  says(name: string, word: string): boolean {
    return this.has(name) && this.one(name, [word]) === word;
  }

  whole(name: string, most: number): number {
    const text = this.text(name);
    const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
    if (!(value <= most)) this.refuse(name, `a whole number from 0 to ${most}`);
    return value;
  }

  /** What the box says, with nothing around it. */
  text(name: string): string {
    return (this.#fields[name] ?? "").trim();
  }

  /** Remembers that a box is not what was wanted, where none before it was wrong. */
  refuse(name: string, wanted: string): void {
    const found = this.text(name).slice(0, 30);
    const label = this.#labels[name] ?? `“${name}”`;
    this.violation ??= {
      code: name,
      message: `${label} must be ${wanted}, ${found ? `not “${found}”` : "and nothing is there"}.`,
    };
  }
}
