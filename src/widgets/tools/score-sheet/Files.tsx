import type { Result } from "../../../engine/core/result.ts";
import { GAME_IDS } from "../../../engine/games/game.ts";
import { fetchGames } from "../../../tabletop/families.ts";
import type { RubberRecord } from "../../../tabletop/score-sheet.ts";
import type { Hand } from "./hand.ts";
import { lost, open } from "./seldom-acts.ts";

/** The forms a sheet can be written to a file in. */
const FORMS = { csv: "CSV", pbn: "PBN" } as const;
type Form = keyof typeof FORMS;

/** A sheet as the text of a file. What reads and writes files is fetched when it is first wanted. */
async function writtenAs(form: Form, rubber: RubberRecord): Promise<string> {
  if (form === "csv") return (await import("../../../tabletop/csv.ts")).formatCsv(rubber);
  return (await import("../../../tabletop/pbn.ts")).formatPbn(rubber);
}

/** The sheet in a file of either form, of any game: one that opens with a tag or a directive is PBN. */
async function readFile(text: string): Promise<Result<RubberRecord>> {
  await fetchGames(GAME_IDS);
  if (/^\uFEFF?\s*[[%]/.test(text))
    return (await import("../../../tabletop/pbn.ts")).parsePbn(text);
  return (await import("../../../tabletop/csv.ts")).parseCsv(text);
}

/** Hands the reader a file. */
function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Save to a file, bring back from one. */
export function Files({ hand }: { readonly hand: Hand }) {
  const { rubber, draft } = hand.sheet;
  const onLost = () => lost(hand);
  const read = (text: Promise<string> | string) => {
    Promise.resolve(text)
      .then(readFile)
      .then((result) => open(hand, result), onLost);
  };
  return (
    <>
      <p class="quiet">The sheet stays on this device by itself. A file can go anywhere.</p>
      <div class="acts">
        {Object.entries(FORMS).map(([form, name]) => (
          <button
            type="button"
            class="plain"
            key={form}
            onClick={() => {
              writtenAs(form as Form, rubber).then(
                (text) => save(`score-sheet.${form}`, text),
                onLost,
              );
            }}
          >
            Save as {name}
          </button>
        ))}
      </div>
      <p class="field">
        <label class="of" for="file">
          From a file
        </label>
        <input
          class="words-in"
          type="file"
          id="file"
          accept=".csv,.pbn,.txt"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) read(file.text());
            event.currentTarget.value = "";
          }}
        />
      </p>
      <p class="field">
        <label class="of" for="paste">
          Or pasted
        </label>
        <textarea
          class="words-in"
          id="paste"
          rows={4}
          spellcheck={false}
          value={draft["paste"] ?? ""}
          onInput={(event) => hand.set({ paste: event.currentTarget.value })}
        />
      </p>
      <button type="button" class="plain" onClick={() => read(draft["paste"] ?? "")}>
        Read what is pasted
      </button>
      <p class="refused" role="alert">
        {hand.unread}
      </p>
    </>
  );
}
