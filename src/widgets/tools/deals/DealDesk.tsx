import { Component } from "preact";
import type { Card } from "../../../engine/core/card.ts";
import type { DealFault } from "../../../engine/notation/found-deal.ts";
import { DEALS_KEY, readStored, setAside, writeStored } from "../../../progress/storage.ts";
import {
  boardOf,
  EMPTY_BOARD,
  nextCard,
  openCards,
  put,
  type Board,
  type Place,
} from "../../../tabletop/deals/board.ts";
import {
  addBoards,
  boardNow,
  EMPTY_DESK,
  lookAt,
  removeBoard,
  undo,
  withBoard,
  type Desk,
} from "../../../tabletop/deals/desk.ts";
import type { Under } from "../../../tabletop/deals/declare.ts";
import { formatDesk, parseDesk } from "../../../tabletop/deals/stored.ts";
import { Words } from "../../table/Words.tsx";
import { Bar } from "./Bar.tsx";
import { BoardList } from "./BoardList.tsx";
import { Bring, MOST_SHOWN } from "./Bring.tsx";
import { HandBox, SEATS_SHOWN } from "./HandBox.tsx";
import type { DealDeskProps } from "./room-props.ts";
import { Rooms } from "./Rooms.tsx";
import { countText, FORM_NAME, putText } from "./words.ts";

interface State {
  readonly desk: Desk;
  readonly chosen: readonly Card[];
  /** The card last gone to. */
  readonly at: Card | null;
  readonly under: Under;
  readonly reading: boolean;
  readonly faults: readonly DealFault[];
  /** The last thing done or refused, in a sentence. */
  readonly said: string;
}

/**
 * The deal desk: boards brought in or dealt, their cards moved about, and what can be made of them. It is drawn empty; what
 * the device has kept is laid out once the page is awake. Every step is kept at once and can be taken back.
 */
export class DealDesk extends Component<DealDeskProps, State> {
  override state: State = {
    desk: EMPTY_DESK,
    chosen: [],
    at: null,
    under: { game: "auction-1914", strain: "hearts", level: 2, declarer: "Z" },
    reading: false,
    faults: [],
    said: "",
  };

  override componentDidMount() {
    this.lay(readStored(DEALS_KEY));
  }

  /** Lays out what was kept; what cannot be read is set aside and told. */
  lay(text: string | null) {
    if (text === null) return;
    const parsed = parseDesk(text);
    if (parsed.ok) return this.setState({ desk: parsed.value });
    setAside(DEALS_KEY, text);
    this.setState({ said: `${parsed.violation.message} It is set aside.` });
  }

  /** Draws and keeps a change. */
  readonly keep = (desk: Desk, said = "") => {
    const kept = writeStored(DEALS_KEY, formatDesk(desk));
    this.setState({ desk, said: kept ? said : "Your browser will not keep this." });
  };

  readonly put = (cards: readonly Card[], to: Place, next = cards[0]) => {
    const { desk } = this.state;
    const done = put(boardNow(desk), cards, to);
    if (!done.ok) return this.setState({ said: done.violation.message });
    const held = to === "open" ? 0 : done.value.hands[to].length;
    this.setState({ chosen: [], at: next ?? null }, () => this.goTo(next));
    this.keep(withBoard(desk, done.value), putText(cards, to, held));
  };

  readonly choose = (card: Card) =>
    this.setState(({ chosen }) => ({
      at: card,
      chosen: chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card],
    }));

  readonly send = (card: Card, to: Place) => {
    const { chosen } = this.state;
    const sent = chosen.length > 0 ? chosen : [card];
    this.put(sent, to, nextCard(boardNow(this.state.desk), card, sent));
  };

  /** Brings the keyboard to a card where the button it was at has gone. */
  goTo(card: Card | undefined) {
    if (document.activeElement !== document.body || !(this.base instanceof Element)) return;
    this.base.querySelector<HTMLElement>(`[data-card="${card ?? ""}"]`)?.focus();
  }

  readonly change = (board: Board, said: string) => {
    this.setState({ chosen: [] });
    this.keep(withBoard(this.state.desk, board), said);
  };

  readonly add = (boards: readonly Board[], said: string) => {
    this.setState({ chosen: [] });
    this.keep(addBoards(this.state.desk, boards), said);
  };

  /** Reads what is in the box, or a text that is not shown in it; in the box it stays where anything could not be read. */
  readonly read = async (text = this.state.desk.typed) => {
    if (this.state.reading) return;
    this.setState({ reading: true, faults: [], said: "Reading." });
    try {
      const { readText } = await import("./read.ts");
      const { deals, faults, form } = await readText(text);
      const boards = deals.map(boardOf);
      const lost = faults.some((fault) => fault.lost);
      const { desk } = this.state;
      const typed = lost || desk.typed !== text ? desk.typed : "";
      const told =
        boards.length === 0
          ? "No board is read: what is in the way stands under the box."
          : `Read as ${FORM_NAME[form]}: ${countText(boards.length, "board")}${lost ? ", and something that cannot be read" : ""}.`;
      this.setState({ faults, chosen: [] });
      this.keep(addBoards({ ...desk, typed }, boards), told);
    } catch {
      this.setState({ said: "What reads deals could not be fetched. Try again." });
    } finally {
      this.setState({ reading: false });
    }
  };

  readonly open = async (file: File) => {
    try {
      const { readFile } = await import("./read.ts");
      const { text, shown } = await readFile(file);
      const { desk } = this.state;
      // What is typed stays: the text of a file is shown only where the box is empty.
      if (shown && desk.typed.trim() === "" && text.length <= MOST_SHOWN) {
        this.keep({ ...desk, typed: text });
      }
      this.setState({}, () => void this.read(text));
    } catch {
      this.setState({ said: `The file “${file.name}” could not be opened.` });
    }
  };

  override render({ leadRules }: DealDeskProps, state: State) {
    const { desk, chosen, at, under, reading, faults, said } = state;
    const board = boardNow(desk);
    const open = openCards(board);
    const tiles = {
      chosen,
      at,
      board,
      onChoose: this.choose,
      onFocus: (card: Card) => this.setState({ at: card }),
      onSend: this.send,
      onPut: this.put,
    };
    return (
      <div
        class="deal-desk"
        onDragOver={(event) => {
          if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
        }}
        onDrop={(event) => {
          const file = event.dataTransfer?.files[0];
          if (!file) return;
          event.preventDefault();
          void this.open(file);
        }}
      >
        <Bring
          typed={desk.typed}
          reading={reading}
          faults={faults}
          onType={(typed) => this.keep({ ...desk, typed }, said)}
          onRead={() => void this.read()}
          onFile={(file) => void this.open(file)}
          onLong={(text) => void this.read(text)}
          onClear={() => {
            this.setState({ faults: [] });
            this.keep({ ...desk, typed: "" }, "The box is empty.");
          }}
        />
        <div class="desk-bar">
          <BoardList laid={desk.now} onLook={(to) => this.keep(lookAt(desk, to))} />
          <Bar
            desk={desk}
            chosen={chosen}
            onUndo={() => this.keep(undo(desk), desk.before.length > 0 ? "Taken back." : "")}
            onBoard={this.change}
            onNew={() => this.keep(addBoards(desk, [EMPTY_BOARD]), "An empty board.")}
            onRemove={() => {
              this.setState({ chosen: [] });
              this.keep(removeBoard(desk), "The board is taken away. Undo brings it back.");
            }}
          />
          <p class="said" role="status">
            <Words text={said} />
          </p>
        </div>
        <div class="hands-laid">
          {SEATS_SHOWN.map((seat) => (
            <HandBox key={seat} place={seat} {...tiles} />
          ))}
          {open.length > 0 && <HandBox place="open" {...tiles} />}
        </div>
        <Rooms
          board={board}
          laid={desk.now}
          under={under}
          leadRules={leadRules}
          onUnder={(patch) => this.setState({ under: { ...under, ...patch } })}
          onBoard={this.change}
          onAdd={this.add}
        />
      </div>
    );
  }
}
