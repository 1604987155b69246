import type { Votes } from "../../classroom/present.ts";

/** Where the room stands, as the screen and the presenter’s own window tell each other. */
export interface Shared {
  /** The code of the set, so that windows with different sets leave each other alone. */
  readonly code: string;
  readonly at: number;
  readonly dark: boolean;
  readonly votes: Votes;
}

type Message = Shared | { readonly asks: string };

/** Keeps two windows of this browser in step; nothing leaves the machine. The one file that speaks to the other window. */
export class Tether {
  readonly #channel =
    "BroadcastChannel" in globalThis ? new BroadcastChannel("odd-trick.present") : null;

  /** `heard` is called when the other window has moved; `mine` says where this one stands, for one that opens later. */
  constructor(heard: (shared: Shared) => void, mine: () => Shared | null) {
    this.#channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      const own = mine();
      if (!own) return;
      if ("asks" in data) {
        if (data.asks === own.code) this.tell(own);
      } else if (data.code === own.code) heard(data);
    });
  }

  /** Tells the other window where this one stands. */
  tell(shared: Shared): void {
    this.#send(shared);
  }

  /** Asks whoever shows this set already where he stands. */
  ask(code: string): void {
    this.#send({ asks: code });
  }

  close(): void {
    this.#channel?.close();
  }

  #send(message: Message): void {
    this.#channel?.postMessage(message);
  }
}
