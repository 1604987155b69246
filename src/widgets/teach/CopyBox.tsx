import { Component, createRef } from "preact";

interface Props {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** What the button says: “Copy the link”. */
  readonly button: string;
}

/** A long text to be copied whole: shown in a box, so that it can be had by hand where the clipboard is refused. */
export class CopyBox extends Component<Props, { said: string }> {
  override state = { said: "" };
  readonly box = createRef<HTMLTextAreaElement>();

  readonly copy = () => {
    const refused = () => {
      this.box.current?.select();
      this.setState({ said: "It could not be copied; it is chosen in the box, to copy by hand." });
    };
    if (!navigator.clipboard) return refused();
    navigator.clipboard
      .writeText(this.props.text)
      .then(() => this.setState({ said: "Copied." }), refused);
  };

  override render({ id, label, text, button }: Props, { said }: { said: string }) {
    return (
      <div class="copy-box">
        <label for={id}>{label}</label>
        <textarea
          id={id}
          ref={this.box}
          readOnly
          rows={3}
          spellcheck={false}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p class="acts">
          <button type="button" class="button" onClick={this.copy}>
            {button}
          </button>
          <span role="status">{said}</span>
        </p>
      </div>
    );
  }
}
