import { holdingIn } from "../../engine/core/card.ts";
import { SEATS, type BySeat, type Seat } from "../../engine/core/seat.ts";
import { suitSign, WRITTEN_SUITS } from "../../engine/notation/cards.ts";
import { seatWords } from "../../engine/notation/found-deal.ts";
import { boardName } from "./desk.ts";
import type { Board } from "./board.ts";

/** A piece of writing on a picture, from its left and its line. */
export interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly ink: "black" | "red" | "grey";
  readonly bold?: true;
}

/** A hand record as a picture: its size and what is written on it. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly writing: readonly Written[];
}

export const INK: Readonly<Record<Written["ink"], string>> = {
  black: "#111111",
  red: "#a3211b",
  grey: "#5e5547",
};

/** The face of a picture, which is drawn wherever it is opened: any serif with the four signs. */
export const FACE = "Georgia, 'Times New Roman', 'DejaVu Sans', serif";

const WIDTH = 760;
const HEIGHT = 560;
const LINE = 32;
const SIZE = 24;
/** So many cards of a suit stand between a hand’s corner and the edge; more are written smaller. */
const MOST_WIDE = 10;

/** The upper left corner of each hand: North above, West and East beside, South below. */
const CORNER: BySeat<readonly [number, number]> = {
  Y: [270, 70],
  A: [40, 230],
  B: [500, 230],
  Z: [270, 390],
};

function sizeOf(cards: number): number {
  return Math.floor(Math.min(SIZE, (SIZE * MOST_WIDE) / Math.max(1, cards)));
}

function handWriting(board: Board, seat: Seat): Written[] {
  const [x, y] = CORNER[seat];
  const suits = WRITTEN_SUITS.flatMap((suit, row): Written[] => {
    const ranks = holdingIn(board.hands[seat], suit).map((rank) => (rank === "T" ? "10" : rank));
    const at = y + (row + 1) * LINE;
    const red = suit === "H" || suit === "D";
    return [
      { x, y: at, size: SIZE, text: suitSign(suit), ink: red ? "red" : "black" },
      { x: x + 30, y: at, size: sizeOf(ranks.length), text: ranks.join(" ") || "–", ink: "black" },
    ];
  });
  return [{ x, y, size: 18, text: seatWords(seat), ink: "grey", bold: true }, ...suits];
}

/** A name that stands clear of the hand beside it. */
function shortened(name: string): string {
  return name.length > 24 ? `${name.slice(0, 23).trimEnd()}…` : name;
}

/** A board as a hand record: what it is called and who deals in the corner, the four hands in their places. */
export function pictureOf(board: Board, at: number): Picture {
  const head: Written[] = [
    { x: 40, y: 44, size: 20, text: shortened(boardName(board, at)), ink: "black", bold: true },
    ...(board.dealer
      ? [{ x: 40, y: 72, size: 16, text: `${seatWords(board.dealer)} deals`, ink: "grey" } as const]
      : []),
  ];
  return {
    width: WIDTH,
    height: HEIGHT,
    writing: [...head, ...SEATS.flatMap((seat) => handWriting(board, seat))],
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A picture as an SVG file that any program opens. */
export function formatSvg({ width, height, writing }: Picture, title: string): string {
  const texts = writing.map(
    ({ x, y, size, text, ink, bold }) =>
      `<text x="${x}" y="${y}" font-size="${size}" fill="${INK[ink]}"${bold ? ' font-weight="bold"' : ""}>${escaped(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}" font-family="${escaped(FACE)}">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...texts,
    "</svg>",
    "",
  ].join("\n");
}
