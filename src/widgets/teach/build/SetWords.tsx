import { MOST, type ClassMode, type ClassSet } from "../../../classroom/set.ts";
import { Segments } from "../../tools/controls/Segments.tsx";

interface Props {
  readonly set: ClassSet;
  readonly onWords: (words: Partial<Pick<ClassSet, "title" | "note">>) => void;
  readonly onMode: (mode: ClassMode) => void;
}

/** What a set is called, the word to the class, and when its verdicts are given. */
export function SetWords({ set, onWords, onMode }: Props) {
  return (
    <section aria-labelledby="words">
      <h2 id="words">The set</h2>
      <p class="boxed">
        <label for="title">Title</label>
        <input
          id="title"
          value={set.title}
          maxLength={MOST.title}
          autocomplete="off"
          onInput={({ currentTarget }) => onWords({ title: currentTarget.value })}
        />
      </p>
      <p class="boxed">
        <label for="note">A word to the class</label>
        <textarea
          id="note"
          rows={2}
          value={set.note}
          maxLength={MOST.note}
          onInput={({ currentTarget }) => onWords({ note: currentTarget.value })}
        />
      </p>
      <Segments
        name="mode"
        legend="Verdicts"
        value={set.mode}
        segments={[
          { value: "teach", label: "At once, with hints" },
          { value: "exam", label: "At the end" },
        ]}
        onPick={onMode}
      />
    </section>
  );
}
