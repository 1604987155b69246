import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPlace, parsePlace } from "../../src/progress/model/place.ts";
import {
  changeSetting,
  DEFAULTS,
  formatSettings,
  parseSettings,
  SETTING_VALUES,
} from "../../src/progress/model/settings.ts";

const settings = fc.record({
  theme: fc.constantFrom(...SETTING_VALUES.theme),
  suits: fc.constantFrom(...SETTING_VALUES.suits),
  size: fc.constantFrom(...SETTING_VALUES.size),
  seats: fc.constantFrom(...SETTING_VALUES.seats),
});

describe("stored settings", () => {
  test("read back as they were written", () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        expect(parseSettings(formatSettings(chosen))).toEqual({ ok: true, value: chosen });
      }),
    );
  });

  test("a setting that is missing takes its default", () => {
    expect(parseSettings('{"v":1,"suits":"four"}')).toEqual({
      ok: true,
      value: { ...DEFAULTS, suits: "four" },
    });
  });

  test.each([
    ["", "cannot be read"],
    ["{", "cannot be read"],
    ["null", "cannot be read"],
    ["[]", "cannot be read"],
    ['{"v":2}', "cannot be read"],
    ['{"v":1,"theme":"pink"}', "“theme” cannot be “pink”"],
    ['{"v":1,"size":7}', "“size” cannot be “7”"],
  ])("%s is refused in one sentence", (text, words) => {
    const result = parseSettings(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.violation.message).toContain(words);
  });

  test("no text whatever makes it throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parseSettings(text).ok).toBe("boolean");
      }),
    );
  });

  test("a change to something that does not exist changes nothing", () => {
    expect(changeSetting(DEFAULTS, "theme", "dark")).toEqual({ ...DEFAULTS, theme: "dark" });
    expect(changeSetting(DEFAULTS, "theme", "pink")).toBeNull();
    expect(changeSetting(DEFAULTS, "colour", "dark")).toBeNull();
  });
});

describe("the place a reader stopped", () => {
  const place = { href: "/learn/first-evening/scoring/", title: "Scoring" };

  test.each([
    place,
    { ...place, href: "/E:/odd-trick/learn/leads/aces/index.html" },
    { ...place, part: "the-honours", heading: "The honours" },
  ])("reads back as it was written", (written) => {
    expect(parsePlace(formatPlace(written))).toEqual({ ok: true, value: written });
  });

  test.each([
    { part: "the-honours" },
    { heading: "The honours" },
    { part: "the honours", heading: "The honours" },
    { part: "../elsewhere", heading: "The honours" },
    { part: {}, heading: "The honours" },
  ])("a part that is %j is left out, and the lesson is kept", (part) => {
    const text = JSON.stringify({ v: 1, ...place, ...part });
    expect(parsePlace(text)).toEqual({ ok: true, value: place });
  });

  test.each([
    "",
    "{}",
    "null",
    '{"v":1,"href":"https://elsewhere.example/","title":"x"}',
    '{"v":1,"href":"//elsewhere.example/","title":"x"}',
    '{"v":1,"href":"/\\\\elsewhere.example/","title":"x"}',
    '{"v":1,"href":"javascript:alert(1)","title":"x"}',
    '{"v":1,"href":"/learn/","title":""}',
    '{"v":9,"href":"/learn/","title":"x"}',
  ])("%s is refused, above all what would lead off the site", (text) => {
    expect(parsePlace(text).ok).toBe(false);
  });
});
