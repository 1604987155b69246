import { Component, h, type ComponentProps, type ComponentType } from "preact";

/** The parts by name. */
export type Seldom = typeof import("./seldom.ts");

export interface LaterProps<Name extends keyof Seldom> {
  /** Which of the parts that are seldom wanted. */
  readonly part: Name;
  readonly with: ComponentProps<Seldom[Name]>;
}

interface State {
  readonly parts: Seldom | null;
  readonly lost: boolean;
}

/** What has been fetched, for the next part to be drawn at once. */
let fetched: Seldom | null = null;

/** A part of the sheet that not every reader wants: all of them are fetched when the first is to be drawn. */
export class Later<Name extends keyof Seldom> extends Component<LaterProps<Name>, State> {
  override state: State = { parts: fetched, lost: false };

  override componentDidMount() {
    if (!fetched) this.fetch();
  }

  readonly fetch = () => {
    import("./seldom.ts").then(
      (parts) => this.setState({ parts: (fetched = parts), lost: false }),
      () => this.setState({ lost: true }),
    );
  };

  override render({ part, with: inside }: LaterProps<Name>, { parts, lost }: State) {
    if (parts) return h(parts[part] as ComponentType<object>, inside);
    return (
      lost && (
        <button type="button" class="plain" onClick={this.fetch}>
          This part could not be fetched: try again
        </button>
      )
    );
  }
}
