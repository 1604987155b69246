/** What can be looked at: a picture, or what a camera shows at the moment. */
export type Sight = ImageBitmap | HTMLVideoElement;

/** Reads the QR codes in what it is shown; none where none can be read. */
export type Eye = (sight: Sight) => Promise<readonly string[]>;

/** The browser’s own reader of such codes, where it has one; TypeScript does not list it yet. */
interface NativeDetector {
  detect(sight: Sight): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  var BarcodeDetector:
    | {
        new (options: { readonly formats: readonly string[] }): NativeDetector;
        getSupportedFormats(): Promise<readonly string[]>;
      }
    | undefined;
}

const QR = "qr_code";
/** A picture is made no larger than this to be read: a code that fills a tenth of it still has dots enough. */
const MOST_SIDE = 2000;

/** The browser’s own reader, or else ours, which is fetched now. Rejects where it cannot be had. */
export async function openEye(): Promise<Eye> {
  return (await nativeEye()) ?? ownEye();
}

async function nativeEye(): Promise<Eye | null> {
  try {
    const Detector = globalThis.BarcodeDetector;
    if (!Detector || !(await Detector.getSupportedFormats()).includes(QR)) return null;
    const detector = new Detector({ formats: [QR] });
    return async (sight) => (await detector.detect(sight)).map(({ rawValue }) => rawValue);
  } catch {
    // A browser may name its reader and yet have none: some do where the system’s own part is missing.
    return null;
  }
}

async function ownEye(): Promise<Eye> {
  const { decode } = await import("./decode.ts");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (sight) => {
    const [width, height] = fitted(sizeOf(sight));
    if (!pen || width === 0 || height === 0) return [];
    canvas.width = width;
    canvas.height = height;
    pen.drawImage(sight, 0, 0, width, height);
    const text = decode(pen.getImageData(0, 0, width, height));
    return text === null ? [] : [text];
  };
}

function sizeOf(sight: Sight): readonly [number, number] {
  return sight instanceof HTMLVideoElement
    ? [sight.videoWidth, sight.videoHeight]
    : [sight.width, sight.height];
}

function fitted([width, height]: readonly [number, number]): readonly [number, number] {
  const scale = Math.min(1, MOST_SIDE / Math.max(1, width, height));
  return [Math.round(width * scale), Math.round(height * scale)];
}
