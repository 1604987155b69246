import { decodeQR } from "qr/decode.js";

/** What is read of a picture: so many pixels a line and lines, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** How long a picture is looked at where its code is blurred or askew, in milliseconds. */
const PATIENCE = 120;

/** The text of the QR code in a picture; null where none can be read. */
export function decode(pixels: Pixels): string | null {
  try {
    return decodeQR(pixels, { timeLimit: PATIENCE });
  } catch {
    // It is thrown for every picture without a code, of which a camera shows many.
    return null;
  }
}
