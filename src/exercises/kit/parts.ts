/** Parts of a kind that are fetched apart, each once. */
export class Parts<Id extends string, Part> {
  readonly #load: Readonly<Record<Id, () => Promise<Part>>>;
  readonly #had = new Map<Id, Part>();

  constructor(load: Readonly<Record<Id, () => Promise<Part>>>) {
    this.#load = load;
  }

  /** Fetches one part, or every part where none is named. */
  async fetch(id?: Id): Promise<void> {
    const ids = id ? [id] : (Object.keys(this.#load) as Id[]);
    await Promise.all(
      ids.map(async (one) => {
        if (!this.#had.has(one)) this.#had.set(one, await this.#load[one]());
      }),
    );
  }

  /** A part that has been fetched; throws on any other, since that is a bug of ours. */
  get(id: Id): Part {
    const part = this.#had.get(id);
    if (!part) throw new Error(`the part “${id}” was not made ready`);
    return part;
  }
}
