import { Component, type ComponentType, type VNode } from "preact";

interface Props<Own extends object> {
  /** Fetches what is to be drawn. */
  readonly load: () => Promise<ComponentType<Own>>;
  readonly of: Own;
}

interface State<Own extends object> {
  readonly Part?: ComponentType<Own>;
  readonly failed?: boolean;
}

/** A part of the page that is fetched when it is first wanted: nothing until it comes, a sentence where it cannot. */
export class Later<Own extends object> extends Component<Props<Own>, State<Own>> {
  override componentDidMount() {
    void this.fetch();
  }

  async fetch() {
    try {
      const Part = await this.props.load();
      this.setState({ Part });
    } catch {
      this.setState({ failed: true });
    }
  }

  override render({ of }: Props<Own>, { Part, failed }: State<Own>): VNode | null {
    if (failed) return <p class="refused">This part could not be fetched: reload the page.</p>;
    return Part ? <Part {...of} /> : null;
  }
}
