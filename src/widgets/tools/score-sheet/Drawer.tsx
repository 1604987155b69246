import { Component, createRef, type ComponentChildren } from "preact";

interface Props {
  readonly title: string;
  /** Whether something stands in it, so that it is drawn open. */
  readonly filled?: boolean;
  /** Drawn only while it is open. */
  readonly children: ComponentChildren;
}

interface State {
  readonly open: boolean;
  readonly filled: boolean;
}

/** A part of the sheet that is seldom wanted, folded away; it opens by itself when something comes to stand in it. */
export class Drawer extends Component<Props, State> {
  override state: State = { open: false, filled: false };
  readonly root = createRef<HTMLDetailsElement>();

  /** It may have been opened before the page was awake. */
  override componentDidMount() {
    this.look();
  }

  static override getDerivedStateFromProps({ filled = false }: Props, was: State) {
    return { filled, open: was.open || (filled && !was.filled) };
  }

  readonly look = () => {
    const open = this.root.current?.open ?? false;
    if (open !== this.state.open) this.setState({ open });
  };

  override render({ title, children }: Props, { open }: State) {
    return (
      <details ref={this.root} open={open} onToggle={this.look}>
        <summary>{title}</summary>
        {open && children}
      </details>
    );
  }
}
