import type { DealFault } from "../../../engine/notation/found-deal.ts";

/** Longer texts are read without being shown. */
export const MOST_SHOWN = 50_000;

interface Props {
  readonly typed: string;
  readonly reading: boolean;
  readonly faults: readonly DealFault[];
  readonly onType: (text: string) => void;
  readonly onRead: () => void;
  readonly onFile: (file: File) => void;
  /** A text too long to be shown in the box, which would take its time over it. */
  readonly onLong: (text: string) => void;
  readonly onClear: () => void;
}

/** The box into which deals are typed, pasted or dropped, with what could not be read of them. */
export function Bring({ typed, reading, faults, onType, onRead, onFile, onLong, onClear }: Props) {
  return (
    <form
      class="bring"
      onSubmit={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      <label for="deal-text">Type, paste or drop deals here</label>
      <textarea
        id="deal-text"
        rows={5}
        spellcheck={false}
        autocomplete="off"
        value={typed}
        aria-describedby="deal-text-note deal-faults"
        onInput={(event) => onType(event.currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData?.getData("text") ?? "";
          if (text.length <= MOST_SHOWN) return;
          event.preventDefault();
          onLong(text);
        }}
        onDrop={(event) => {
          const text = event.dataTransfer?.getData("text") ?? "";
          if (text.length <= MOST_SHOWN) return;
          event.preventDefault();
          onLong(text);
        }}
      />
      <p class="quiet" id="deal-text-note">
        One hand or four: PBN, LIN, a handviewer link, a printed diagram, or plainly N: ♠︎ A K 10 ♥︎ 9
        7.
      </p>
      <p class="acts">
        <button type="submit" class="button" aria-disabled={reading || undefined}>
          Read it
        </button>
        <span class="button file">
          Open a file
          <input
            type="file"
            accept=".pbn,.lin,.txt,text/plain"
            aria-label="Open a file"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = "";
              if (file) onFile(file);
            }}
          />
        </span>
        {typed !== "" && (
          <button type="button" class="button" onClick={onClear}>
            Empty the box
          </button>
        )}
      </p>
      <ul class="faults refused" id="deal-faults">
        {faults.map(({ message, line, code }) => (
          <li key={`${line} ${code} ${message}`}>{message}</li>
        ))}
      </ul>
    </form>
  );
}
