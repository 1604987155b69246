import { Component } from "preact";
import type { Saved } from "../../classroom/set.ts";
import { countWords } from "../practice/words.ts";

interface Props {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Why what is there was not taken, if it was not. */
  readonly fault: string;
  /** What can be had of a damaged code. */
  readonly saved: Saved | null;
  readonly onText: (text: string) => void;
  readonly onOpen: (text: string) => void;
  /** Takes what can be had; not offered where nothing can. */
  readonly onSaved: () => void;
}

/** A box for the link or code of a set, or a file that holds one, and what to do where it is damaged. Nothing typed is lost. */
export class OpenCode extends Component<Props> {
  readonly open = () => this.props.onOpen(this.props.text);

  override render({ id, label, text, fault, saved, onText, onOpen, onSaved }: Props) {
    const steps = saved?.set?.steps.length ?? 0;
    return (
      <div class="copy-box">
        <label for={id}>{label}</label>
        <textarea
          id={id}
          rows={3}
          spellcheck={false}
          autocomplete="off"
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
        <div class="fault" id={`${id}-fault`} role="alert">
          {fault && <p>{fault}</p>}
          {saved?.lost.map((line) => line !== fault && <p key={line}>{line}</p>)}
        </div>
        <p class="acts">
          <button type="button" class="button" onClick={this.open}>
            Open it
          </button>
          {steps > 0 && (
            <button type="button" class="button" onClick={onSaved}>
              Take the {countWords(steps, "question")} that can be read
            </button>
          )}
        </p>
        <p class="open-file">
          <label for={`${id}-file`}>Or open a file</label>
          <input
            type="file"
            id={`${id}-file`}
            accept=".txt,text/plain"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              file?.text().then(
                (read) => {
                  onText(read);
                  onOpen(read);
                },
                () => onOpen(""),
              );
              currentTarget.value = "";
            }}
          />
        </p>
      </div>
    );
  }
}
