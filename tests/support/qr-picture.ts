import { generate } from "lean-qr";

/** A grey picture: a byte a dot, line after line, nought black. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array<ArrayBuffer>;
}

const PAPER = 225;
const INK = 40;
/** The blank edge that belongs to a code, in modules. */
const MARGIN = 4;

/** How a code is held up: how far it fills the shorter side, and how it is turned, in degrees. */
interface Held {
  readonly fills?: number;
  readonly turned?: number;
}

/** A QR code as the site draws it, held up before a grey room as a camera sees it. */
export function heldUp(
  text: string,
  width: number,
  height: number,
  { fills = 0.9, turned = 0 }: Held = {},
): Grey {
  const code = generate(text);
  const side = code.size + 2 * MARGIN;
  const scale = side / (Math.min(width, height) * fills);
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const dots = new Uint8Array(width * height).fill(128);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x + 0.5 - width / 2) * scale, (y + 0.5 - height / 2) * scale];
      const column = Math.floor(dx * cos + dy * sin + side / 2);
      const row = Math.floor(dy * cos - dx * sin + side / 2);
      if (column < 0 || row < 0 || column >= side || row >= side) continue;
      dots[y * width + x] = code.get(column - MARGIN, row - MARGIN) ? INK : PAPER;
    }
  }
  return { width, height, dots };
}

/** The picture as a page has it: four bytes a dot. */
export function pixelsOf({ width, height, dots }: Grey) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, grey] of dots.entries()) data.fill(grey, at * 4, at * 4 + 3);
  return { width, height, data };
}
