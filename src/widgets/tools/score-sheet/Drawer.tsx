import { Component, createRef } from "preact";
import { Later, type LaterProps, type Seldom } from "./Later.tsx";

interface Props<Name extends keyof Seldom> extends LaterProps<Name> {
  readonly title: string;
  /** Whether something stands in it, so that it is drawn open. */
  readonly filled?: boolean;
}

interface State {
  readonly open: boolean;
  readonly filled: boolean;
}

/** A part of the sheet that is seldom wanted, folded away; it opens by itself when something comes to stand in it. */
export class Drawer<Name extends keyof Seldom> extends Component<Props<Name>, State> {
  override state: State = { open: false, filled: false };
  readonly root = createRef<HTMLDetailsElement>();

  /** It may have been opened before the page was awake. */
  override componentDidMount() {
    this.look();
  }

  static override getDerivedStateFromProps({ filled = false }: { filled?: boolean }, was: State) {
    return { filled, open: was.open || (filled && !was.filled) };
  }

  readonly look = () => {
    const open = this.root.current?.open ?? false;
    if (open !== this.state.open) this.setState({ open });
  };

  override render({ title, part, with: inside }: Props<Name>, { open }: State) {
    return (
      <details ref={this.root} open={open} onToggle={this.look}>
        <summary>{title}</summary>
        {open && <Later part={part} with={inside} />}
      </details>
    );
  }
}
