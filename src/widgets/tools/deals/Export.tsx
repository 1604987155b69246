import { Component } from "preact";
import { formatDealTexts } from "../../../engine/notation/deal-text.ts";
import { formatHandviewer } from "../../../engine/notation/handviewer.ts";
import { formatPbnDeals } from "../../../engine/notation/pbn-deals.ts";
import { isEmpty } from "../../../tabletop/deals/board.ts";
import { boardName } from "../../../tabletop/deals/desk.ts";
import { formatSvg, pictureOf } from "../../../tabletop/deals/picture.ts";
import { saveFile } from "../save-file.ts";
import { paint } from "./paint.ts";
import { Record } from "./Record.tsx";
import type { RoomProps } from "./room-props.ts";

interface State {
  readonly said: string;
  /** What is to be copied by hand where the browser does not copy. */
  readonly shown: string;
  readonly printing: boolean;
}

/** The boards as files, as text, as a link, as a picture and on paper. */
export class Export extends Component<RoomProps, State> {
  override state: State = { said: "", shown: "", printing: false };

  async copy(text: string, what: string) {
    try {
      await navigator.clipboard.writeText(text);
      this.setState({ said: `${what} is copied.`, shown: text });
    } catch {
      this.setState({ said: `${what} stands below: copy it from there.`, shown: text });
    }
  }

  save(name: string, text: string, type?: string) {
    saveFile(name, text, type);
    this.setState({ said: `${name} is saved.` });
  }

  /** All the boards on paper: drawn first, then printed. */
  readonly print = () => {
    this.setState({ printing: true }, () => {
      print();
      this.setState({ printing: false });
    });
  };

  override render({ board, laid: { boards, at } }: RoomProps, { said, shown, printing }: State) {
    const filled = boards
      .map((one, index) => ({ board: one, at: index }))
      .filter((one) => !isEmpty(one.board));
    const all = filled.map((one) => one.board);
    const name = boardName(board, at);
    const file = name.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");
    if (isEmpty(board)) return <p>There are no cards on this board yet.</p>;
    return (
      <div class="export">
        <p class="acts">
          <button
            type="button"
            class="button"
            onClick={() => this.save("boards.pbn", formatPbnDeals(all), "application/x-pbn")}
          >
            Save all as PBN
          </button>
          <button
            type="button"
            class="button"
            onClick={() => this.save("boards.txt", formatDealTexts(all))}
          >
            Save all as text
          </button>
          <button type="button" class="button" onClick={this.print}>
            Print all
          </button>
        </p>
        <p class="acts">
          <button
            type="button"
            class="button"
            onClick={() => void this.copy(formatDealTexts([board]), "The text")}
          >
            Copy as text
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void this.copy(formatHandviewer(board), "The link")}
          >
            Copy a handviewer link
          </button>
          <button
            type="button"
            class="button"
            onClick={() =>
              this.save(`${file}.svg`, formatSvg(pictureOf(board, at), name), "image/svg+xml")
            }
          >
            Save a drawing (SVG)
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              paint(pictureOf(board, at), `${file}.png`);
              this.setState({ said: `${file}.png is saved.` });
            }}
          >
            Save a picture (PNG)
          </button>
        </p>
        <p class="said" role="status">
          {said}
        </p>
        {shown && <textarea readOnly rows={6} value={shown} aria-label="Copied text" />}
        <p class="quiet">
          A handviewer link opens the deal at Bridge Base Online. Nothing is sent there until
          somebody follows it.
        </p>
        {printing && <Record boards={filled} />}
      </div>
    );
  }
}
