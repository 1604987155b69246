import { readStored, setAside, SHEET_KEY, writeStored } from "../../../progress/storage.ts";
import { fetchGames, gamesNamedIn } from "../../../tabletop/families.ts";
import { newSheet, type Sheet } from "../../../tabletop/score-sheet.ts";
import { formatSheet, parseSheet } from "../../../tabletop/stored.ts";
import { blankForm } from "./boxes.ts";

/** A sheet of the first game with nothing on it: what the page is drawn with. */
export function emptySheet(): Sheet {
  const sheet = newSheet();
  return { ...sheet, draft: blankForm({}) };
}

/** Fetches what it takes to read the sheet that is kept on the device; fails where that cannot be had. */
export function fetchForStored(): Promise<void> {
  return fetchGames(gamesNamedIn(readStored(SHEET_KEY) ?? ""));
}

/** Keeps the sheet on the device, and gives it back when the page is opened again. */
export class Keeper {
  /** A sentence for the reader where something could not be read or kept; empty where all is well. */
  complaint = "";

  /** The sheet as it was left; an empty one where there is none, or where what is stored cannot be read. */
  load(): Sheet {
    const text = readStored(SHEET_KEY);
    return (text === null ? null : this.#read(text)) ?? emptySheet();
  }

  /** Keeps the sheet. Where the device will not, it says so and the sheet lives as long as the page. */
  save(sheet: Sheet): void {
    const said =
      "This browser will not keep the sheet, so save it to a file before you close the page.";
    if (!writeStored(SHEET_KEY, formatSheet(sheet))) this.complaint = said;
    else if (this.complaint === said) this.complaint = "";
  }

  /**
   * Takes over what another page of the same browser has written, so that neither overwrites the other; where it is of a
   * game that cannot be fetched, it says so instead.
   */
  follow(onSheet: (sheet: Sheet) => void, onLost: (complaint: string) => void): void {
    addEventListener("storage", ({ key, newValue }) => {
      if (key !== SHEET_KEY || newValue === null) return;
      fetchGames(gamesNamedIn(newValue)).then(
        () => {
          const parsed = parseSheet(newValue);
          if (parsed.ok) onSheet(parsed.value);
        },
        () => onLost("The sheet was changed on another page, so reload this one."),
      );
    });
  }

  #read(text: string): Sheet | null {
    const parsed = parseSheet(text);
    if (parsed.ok) return parsed.value;
    setAside(SHEET_KEY, text);
    this.complaint = `${parsed.violation.message} It is set aside, and this is an empty sheet.`;
    return null;
  }
}
