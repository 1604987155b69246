import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { filesUnder, textOf } from "./support/files.ts";

const BINARY = /\.(?:png|jpe?g|webp|ico|woff2?|ttf|otf)$/;
const TOP = [
  "package.json",
  "astro.config.mjs",
  "tsconfig.json",
  "README.md",
  "CONTRIBUTING.md",
  "LICENSE",
];
const files = [
  ...TOP,
  ...["src", "content", "public", "tests", ".ci"].flatMap((folder) => filesUnder(folder)),
].filter((path) => !BINARY.test(path));

function linesWith(pattern: RegExp): string[] {
  return files.flatMap((path) =>
    textOf(path)
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

test("no file names a folder of somebody’s machine", () => {
  expect(linesWith(/(?<![\w.:/}-])\/(?:work|home|root|tmp|Users)\/\w/)).toEqual([]);
});

test("nothing is left to be done", () => {
  expect(linesWith(/\b(?:TO-?DO|FIX-?ME|XX{2})\b/)).toEqual([]);
});

test("every dependency is one exact version", () => {
  const loose = Object.entries(packageJson.devDependencies).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
  expect(Object.keys(packageJson)).not.toContain("dependencies");
});

test("CONTRIBUTING says why each dependency is here, and names no other", () => {
  const [, table = ""] =
    /## Why each dependency is here\n([\s\S]*?)\n## /.exec(textOf("CONTRIBUTING.md")) ?? [];
  const named = [...table.matchAll(/`(@?[a-z][^`\s]*)`/g)].map((match) => match[1]);
  expect(named.toSorted()).toEqual(Object.keys(packageJson.devDependencies).toSorted());
});

test("every package that is imported is a dependency of ours", () => {
  const own = new Set(Object.keys(packageJson.devDependencies));
  const code = files.filter((path) => /\.(?:m?[jt]sx?|astro)$/.test(path));
  const foreign = code.flatMap((path) =>
    [...textOf(path).matchAll(/^(?:import|export)\s(?:[^"'`;]*\sfrom\s*)?["']([^."'][^"']*)["']/gm)]
      .map((match) => match[1] ?? "")
      .filter((specifier) => !/^(?:node|astro|virtual):/.test(specifier))
      .map((specifier) => (/^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [""])[0])
      .filter((name) => !own.has(name) && name !== "hast")
      .map((name) => `${path} imports ${name}`),
  );
  expect(foreign).toEqual([]);
});

test("the lock file names no origin but the npm registry", () => {
  const origins = textOf("package-lock.json").matchAll(/"resolved":\s*"([^"]*)"/g);
  const others = [...origins]
    .map((match) => match[1] ?? "")
    .filter((origin) => !origin.startsWith("https://registry.npmjs.org/"));
  expect(others).toEqual([]);
});
