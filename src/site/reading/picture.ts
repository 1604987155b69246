import { inXml } from "./xml.ts";

/** The size that those who show such pictures ask for. */
const WIDTH = 1200;
const HEIGHT = 630;

/** So many letters of the title stand in one line. */
const LINE = 20;

/** A title in lines of much the same length. */
export function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A picture for an address that is passed on: the tally, our name and a title, on our paper. */
export function pictureOf(title: string): string {
  const lines = linesOf(title);
  const top = 330 - (lines.length - 1) * 48;
  const words = lines.map(
    (line, at) => `<text x="96" y="${top + at * 104}" font-size="88">${inXml(line)}</text>`,
  );
  const tally = [0, 1, 2, 3, 4, 5].map((at) => `M${97 + at * 14} 104v36`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Literata" fill="#231e17">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#f8f4ea"/>
    <rect y="${HEIGHT - 18}" width="${WIDTH}" height="18" fill="#33574a"/>
    <path d="${tally}" stroke="#231e17" stroke-width="5"/>
    <path d="M186 80v60" stroke="#a3211b" stroke-width="7"/>
    <text x="216" y="136" font-size="46">Odd Trick</text>
    ${words.join("\n    ")}
    <g font-family="DejaVu Sans" font-size="64">
      <text x="96" y="540">♠</text><text x="180" y="540" fill="#a3211b">♥</text>
      <text x="264" y="540">♣</text><text x="348" y="540" fill="#a3211b">♦</text>
    </g>
  </svg>`;
}
