import { expect, test } from "vitest";
import { builtPages } from "../support/dist.ts";

const printed = builtPages().flatMap(({ path, html }) =>
  [...html.matchAll(/<section class="answers"[\s\S]*?<\/section>/g)].flatMap(([section]) =>
    [...section.matchAll(/<li>[\s\S]*?<\/li>/g)].map(([item]) => ({ path, item })),
  ),
);

test("answers are printed with every lesson that asks", () => {
  expect(new Set(printed.map(({ path }) => path)).size).toBeGreaterThan(70);
});

test("cards that are right for one reason share a line, and the reason is said once", () => {
  const twice = printed.flatMap(({ path, item }) => {
    const reasons = [...item.matchAll(/<\/b>([\s\S]*?)<\/p>/g)].map(([, reason = ""]) => reason);
    return reasons.filter((reason, at) => reasons.indexOf(reason) < at).map((reason) => path + reason);
  });
  expect(twice).toEqual([]);
});
