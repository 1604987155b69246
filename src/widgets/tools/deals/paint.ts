import { FACE, INK, type Picture } from "../../../tabletop/deals/picture.ts";

/** Dots for each unit of the picture, so that it is sharp on paper. */
const SCALE = 2;

/** Paints a picture dot by dot and hands it to the reader as a PNG file of that name. */
export function paint({ width, height, writing }: Picture, name: string): void {
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, width, height);
  for (const { x, y, size, text, ink, bold } of writing) {
    pen.font = `${bold ? "bold " : ""}${size}px ${FACE}`;
    pen.fillStyle = INK[ink];
    pen.fillText(text, x, y);
  }
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }, "image/png");
}
