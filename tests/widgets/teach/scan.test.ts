import { beforeAll, describe, expect, test } from "vitest";
import { formatAnswers, tagOf } from "../../../src/classroom/answers.ts";
import { readScanned } from "../../../src/classroom/scanned.ts";
import { formatSet } from "../../../src/classroom/set.ts";
import { decode } from "../../../src/widgets/teach/scan/decode.ts";
import { EIGHT } from "../../support/class-sets.ts";
import { heldUp, pixelsOf } from "../../support/qr-picture.ts";

/** Twenty answers of a student: cards and figures, as long as a code may be. */
const codeOf = (name: string, tag: number) =>
  formatAnswers({
    set: "0Z9Y8X",
    name,
    tag: tagOf(tag),
    replies: Array.from({ length: 20 }, (_, at) => ({
      given:
        at % 2 === 0
          ? ({ type: "figures", figures: [16, "right", -100, 96, 1000] } as const)
          : ({ type: "choice", at: at % 13 } as const),
      hinted: at % 5 === 0,
    })),
  });

let ann: string;
beforeAll(() => {
  ann = codeOf("Ann", 1);
});

describe("a QR code that the site has drawn", () => {
  test("of twenty answers is read from what a camera shows, upright or turned", () => {
    expect(ann.length).toBeGreaterThan(150);
    for (const turned of [0, 12, 90, 205]) {
      const picture = heldUp(ann, 640, 480, { turned, fills: 0.7 });
      expect(decode(pixelsOf(picture))).toBe(ann);
    }
  });

  test.each([
    ["of a set of eight with two whole deals", EIGHT],
    [
      "of a set of one",
      formatSet({
        title: "One",
        note: "",
        mode: "exam",
        steps: [{ type: "item", kind: "lead-card", item: "king-queen" }],
      }),
    ],
  ])("%s is read as its link", (_, code) => {
    const link = `https://bridge.example/class/#${code}`;
    expect(decode(pixelsOf(heldUp(link, 960, 720)))).toBe(link);
  });

  test("a room without one shows none", () => {
    const blank = heldUp(ann, 640, 480, { fills: 0.001 });
    expect(decode(pixelsOf(blank))).toBe(null);
  });
});

describe("what was held up", () => {
  test("is a student’s answers, once", () => {
    expect(readScanned(ann, "")).toEqual({ type: "answers", called: "Ann", code: ann });
    expect(readScanned(ann, `Here: ${ann.toLowerCase()}.`)).toEqual({
      type: "again",
      called: "Ann",
    });
    expect(readScanned(ann, codeOf("Bob", 2)).type).toBe("answers");
    expect(readScanned(codeOf("", 1), "")).toMatchObject({ called: "No name, 001" });
  });

  test("is the set, by its link", () => {
    const link = `https://bridge.example/class/#${EIGHT}`;
    expect(readScanned(link, "")).toEqual({ type: "set", title: "Tuesday class", code: link });
  });

  test("is refused where it is something else, or damaged, with the reason", () => {
    const fault = (text: string) => {
      const found = readScanned(text, "");
      return found.type === "refused" ? found.fault : found.type;
    };
    expect(fault("https://example.org/menu")).toBe(
      "This QR code holds neither answers nor a set of questions.",
    );
    expect(fault(ann.slice(0, 60))).toMatch(/^The code has \d+ signs of \d+/);
    expect(fault(EIGHT.replace(/.$/, (last) => (last === "0" ? "1" : "0")))).toMatch(
      /^A sign of the code was changed/,
    );
  });
});
