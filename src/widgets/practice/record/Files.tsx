import { Component, createRef } from "preact";
import { countWords } from "../words.ts";

interface Props {
  readonly answers: number;
  /** Hands the reader his record as a file. */
  readonly onSave: () => void;
  /** Takes the text of a file, or null where it could not be read. */
  readonly onRestore: (text: string | null) => void;
  readonly onErase: () => void;
  /** Brings back what was erased; null where nothing was. */
  readonly onUndo: (() => void) | null;
}

interface State {
  readonly asking: boolean;
}

/** Save to a file, bring back from one, erase: the last only when asked twice, and it can be undone. */
export class Files extends Component<Props, State> {
  override state: State = { asking: false };
  readonly root = createRef<HTMLElement>();

  /** The button pressed may be gone; the reader at the keyboard is led to the one in its place. */
  override componentDidUpdate(before: Props, was: State) {
    const moved = was.asking !== this.state.asking || !before.onUndo !== !this.props.onUndo;
    if (moved) this.root.current?.querySelector<HTMLElement>("[data-next]")?.focus();
  }

  readonly ask = (asking: boolean) => this.setState({ asking });

  override render({ answers, onSave, onRestore, onErase, onUndo }: Props, { asking }: State) {
    return (
      <section aria-labelledby="files" ref={this.root}>
        <h2 id="files">Save, restore, erase</h2>
        <p class="acts">
          <button type="button" class="plain" onClick={onSave}>
            Save the record to a file
          </button>
        </p>
        <p class="restore">
          <label for="restore">Restore from a file</label>
          <input
            type="file"
            id="restore"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              file?.text().then(onRestore, () => onRestore(null));
              currentTarget.value = "";
            }}
          />
        </p>
        <p class="quiet">
          What is in the file is added to what is here. Nothing is lost and nothing counted twice.
        </p>
        <div class="acts">
          {onUndo ? (
            <button type="button" class="button" data-next onClick={onUndo}>
              Undo: bring it back
            </button>
          ) : asking ? (
            <>
              <span>
                Erase {countWords(answers, "answer")} and all that is set, from this device?
              </span>
              <button
                type="button"
                class="button"
                data-next
                onClick={() => {
                  this.ask(false);
                  onErase();
                }}
              >
                Yes, erase it
              </button>
              <button type="button" class="plain" onClick={() => this.ask(false)}>
                Keep it
              </button>
            </>
          ) : (
            <button type="button" class="plain" data-next onClick={() => this.ask(true)}>
              Erase the record
            </button>
          )}
        </div>
      </section>
    );
  }
}
