/**
 * The whole course in one file, for a reader’s device. Pages share most of what they are made of (styles, masthead,
 * controls), so texts are cut into pieces at their elements and each piece is kept once.
 */
export interface Pack {
  readonly pieces: readonly string[];
  /** By its address within the site: the numbers of a text’s pieces in order, or other bytes in base 64. */
  readonly files: Readonly<Record<string, readonly number[] | string>>;
}

const TEXT = /\.(?:html|m?js|css|json|svg|txt|xml|webmanifest)$/;

/** Where a page is cut: at the elements that come again on other pages. */
const CUT =
  /(?<=<\/(?:style|script|header|footer|nav|section|p|li|svg|div|h[1-3]|tr)>)|(?=<(?:style|script|main|section|nav|p|li|div)\b)/;

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.html$/, "text/html; charset=utf-8"],
  [/\.m?js$/, "text/javascript; charset=utf-8"],
  [/\.css$/, "text/css; charset=utf-8"],
  [/\.json$/, "application/json"],
  [/\.webmanifest$/, "application/manifest+json"],
  [/\.svg$/, "image/svg+xml"],
  [/\.png$/, "image/png"],
  [/\.woff2$/, "font/woff2"],
  [/\.wasm$/, "application/wasm"],
];

/** What a server would call the contents of a file with that name. */
export function typeOf(name: string): string {
  return TYPES.find(([ending]) => ending.test(name))?.[1] ?? "application/octet-stream";
}

/** Files, by their names within the site, as one pack. */
export function packFiles(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Pack {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string) => {
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    return number;
  };
  const packed = files.map(([name, bytes]) => {
    if (!TEXT.test(name))
      return [name, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))] as const;
    const text = new TextDecoder().decode(bytes);
    return [name, (name.endsWith(".html") ? text.split(CUT) : [text]).map(numberOf)] as const;
  });
  return { files: Object.fromEntries(packed), pieces: [...numbers.keys()] };
}

/** What a file of the pack holds, just as it was packed; undefined for a name that is not in it. */
export function unpackFile(
  { pieces, files }: Pack,
  name: string,
): string | Uint8Array<ArrayBuffer> | undefined {
  const packed = Object.hasOwn(files, name) ? files[name] : undefined;
  if (typeof packed !== "string") return packed?.map((number) => pieces[number]).join("");
  return Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
}

/** The address, within the site, of the page that a file holds: `learn/index.html` is asked for as `learn/`. */
export function addressOf(name: string): string {
  return name.replace(/(^|\/)index\.html$/, "$1");
}
