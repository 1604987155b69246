import { Component, type ComponentType } from "preact";
import { Later } from "../play/Later.tsx";
import type { RoomProps } from "./room-props.ts";

interface Room {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType<RoomProps>>;
}

const ROOMS: readonly Room[] = [
  {
    id: "deal-more",
    title: "Deal boards to order",
    load: async () => (await import("./DealMaker.tsx")).DealMaker,
  },
  {
    id: "under",
    title: "Choose a game, and play it over",
    load: async () => (await import("./UnderForm.tsx")).UnderForm,
  },
  {
    id: "analysis",
    title: "Count the tricks",
    load: async () => (await import("./Analysis.tsx")).Analysis,
  },
  {
    id: "questions",
    title: "Questions about these hands",
    load: async () => (await import("./Questions.tsx")).Questions,
  },
  {
    id: "take",
    title: "Save, copy and print",
    load: async () => (await import("./Export.tsx")).Export,
  },
];

/** What can be done with the boards, part by part; each is fetched when it is first opened. */
export class Rooms extends Component<RoomProps, { open: readonly string[] }> {
  override state = { open: [] as readonly string[] };

  override render(props: RoomProps) {
    return (
      <div class="rooms-below">
        {ROOMS.map(({ id, title, load }) => (
          <details
            key={id}
            onToggle={({ currentTarget }) => {
              if (!currentTarget.open || this.state.open.includes(id)) return;
              this.setState(({ open }) => ({ open: [...open, id] }));
            }}
          >
            <summary>{title}</summary>
            {this.state.open.includes(id) && <Later load={load} of={props} />}
          </details>
        ))}
      </div>
    );
  }
}
