import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/files.ts";

const exercise = (...words: string[]) =>
  spawnSync("node", [join(ROOT, "src/exercises/cli.ts"), ...words], { encoding: "utf8" });

test.each([
  [["nope", "1"], "There is no kind of exercise called “nope”. Kinds: "],
  [["trick", "4294967296"], "“4294967296” is neither seed nor item. Give trick a seed from 0"],
  [["trick", "toString"], "“toString” is neither seed nor item. "],
  [["trick", "1", "--level", "2"], "“--level 2” is more than a kind and a seed. "],
])("npm run exercise -- %s names what is wrong", (words, sentence) => {
  const { status, stdout, stderr } = exercise(...words);
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr.startsWith(sentence)).toBe(true);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
