import { expect, test } from "vitest";
import { troubleOf } from "../../src/progress/trouble.ts";

test("a full device and a browser that refuses are told apart, in words that say what goes on", () => {
  const full = troubleOf(new DOMException("quota", "QuotaExceededError"));
  const refused = troubleOf(new DOMException("denied", "SecurityError"));
  expect(full).toContain("no room left on this device");
  expect(refused).toContain("will not keep your record");
  for (const words of [full, refused]) expect(words).toContain("until you close the page");
  // Whatever else is thrown, the answer is not kept.
  expect(troubleOf(null)).toBe(refused);
});
