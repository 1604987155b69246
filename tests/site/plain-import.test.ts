import { parseAst } from "vite";
import { expect, test } from "vitest";
import { unwrapped } from "../../src/site/boot/plain-import.mjs";

const plain = (code: string) => unwrapped(code, parseAst(code));

test("an import that was wrapped is only an import, and the helper is not fetched", () => {
  expect(plain('import{t as g}from"./load.aB-1.js";var f=()=>g(()=>import(`./a.js`),[]);')).toBe(
    "var f=()=>import(`./a.js`);",
  );
  expect(
    plain(
      'import{t}from"./load.x.js";var f=async()=>(await t(async()=>{let{a:e}=await import(`./a.js`);return{a:e}},[])).a;',
    ),
  ).toBe("var f=async()=>(await (async()=>{let{a:e}=await import(`./a.js`);return{a:e}})()).a;");
});

test("another function that bears the helper’s name within is left alone", () => {
  const within = "function h(g){return g(()=>1,[2])}";
  expect(plain(`import{t as g}from"./load.x.js";${within}g(()=>import(\`./a.js\`),[]);`)).toBe(
    "function h(g){return g(()=>1,[2])}import(`./a.js`);",
  );
});

test("the helper stays where an import was wrapped in another way, and code without it is as it was", () => {
  const other = 'import{t as g}from"./load.x.js";var f=()=>g(h,[]),h=()=>import(`./a.js`);';
  expect(plain(other)).toBe(other);
  expect(plain("import(`./a.js`);")).toBe("import(`./a.js`);");
});
