import { Component } from "preact";

interface Props {
  readonly text: string;
  /** What the picture leads to, for those who cannot see it. */
  readonly label: string;
}

interface State {
  readonly size: number;
  readonly path: string;
  readonly trouble: string;
}

/** A margin of this many modules is part of the code: without it no camera finds the edge. */
const MARGIN = 4;

/** A text as a QR code, black on white in every theme. What draws it is fetched when one is first shown. */
export class Qr extends Component<Props, State> {
  override state: State = { size: 0, path: "", trouble: "" };

  override componentDidMount() {
    this.draw();
  }

  override componentDidUpdate(before: Props) {
    if (before.text !== this.props.text) this.draw();
  }

  async draw() {
    const { text } = this.props;
    try {
      const { generate } = await import("lean-qr");
      const code = generate(text);
      let path = "";
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
      }
      this.setState({ size: code.size, path, trouble: "" });
    } catch {
      this.setState({
        size: 0,
        path: "",
        trouble:
          "This is too long for a QR code, or it could not be drawn. The link works as it is.",
      });
    }
  }

  override render({ label }: Props, { size, path, trouble }: State) {
    if (!size) return <p class="quiet">{trouble}</p>;
    const side = size + 2 * MARGIN;
    return (
      <svg
        class="qr"
        role="img"
        aria-label={label}
        viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
        shape-rendering="crispEdges"
      >
        <rect class="paper" x={-MARGIN} y={-MARGIN} width={side} height={side} />
        <path d={path} />
      </svg>
    );
  }
}
