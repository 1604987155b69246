import { expect, test } from "vitest";
import { addressOf, packFiles, typeOf, unpackFile } from "../../src/site/offline/pack.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const page = (words: string) =>
  `<html><style>p{}</style><main><p>${words}</p></main><footer>foot</footer></html>`;
const face = Uint8Array.from({ length: 300 }, (_, at) => at % 256);

const pack = packFiles([
  ["index.html", utf8(page("Ünal led ♠︎K"))],
  ["learn/index.html", utf8(page("four"))],
  ["face.woff2", face],
  ["a.js", utf8("export{}")],
]);

test("every file comes out as it went in, letters and bytes", () => {
  expect(unpackFile(pack, "index.html")).toBe(page("Ünal led ♠︎K"));
  expect(unpackFile(pack, "learn/index.html")).toBe(page("four"));
  expect(unpackFile(pack, "a.js")).toBe("export{}");
  expect(unpackFile(pack, "face.woff2")).toEqual(face);
});

test("what pages share is kept once, and what is not there is not made up", () => {
  expect(pack.pieces.filter((piece) => piece.includes("foot"))).toHaveLength(1);
  expect(unpackFile(pack, "no.html")).toBeUndefined();
  expect(unpackFile(pack, "toString")).toBeUndefined();
});

test.each([
  ["index.html", "", "text/html; charset=utf-8"],
  ["learn/index.html", "learn/", "text/html; charset=utf-8"],
  ["404.html", "404.html", "text/html; charset=utf-8"],
  ["pagefind/wasm.en.pagefind", "pagefind/wasm.en.pagefind", "application/octet-stream"],
  ["a/b.json", "a/b.json", "application/json"],
])("%s is asked for as “%s” and is %s", (name, address, type) => {
  expect(addressOf(name)).toBe(address);
  expect(typeOf(name)).toBe(type);
});
