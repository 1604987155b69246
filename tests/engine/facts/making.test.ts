import { expect } from "vitest";
import { partnerOf, type Seat } from "../../../src/engine/core/seat.ts";
import {
  checkMakeCall,
  seatToMake,
  type MakeCall,
  type SeatedMakeCall,
} from "../../../src/engine/declaring/dealer-makes.ts";
import { straightBridge } from "../../../src/engine/games/straight-bridge.ts";
import facts from "../../oracle/facts/making.json" with { type: "json" };
import { ruled, testFacts, type Check } from "../../support/facts.ts";

const { declaring } = straightBridge;

/** What the words spoken at the table mean. */
const MEANS: Readonly<Record<string, MakeCall>> = {
  "I double": { type: "double" },
  "I redouble": { type: "double" },
  "May I lead?": { type: "pass" },
  Play: { type: "pass" },
  Satisfied: { type: "pass" },
};

/** The same calls, each by the player whose turn it is. */
function talk(dealer: Seat, ...said: readonly MakeCall[]): SeatedMakeCall[] {
  return said.reduce<SeatedMakeCall[]>((calls, call) => {
    const seat = seatToMake(calls, { dealer });
    if (!seat) throw new Error("nobody may speak any more");
    return [...calls, { ...call, seat }];
  }, []);
}

const make: MakeCall = { type: "make", strain: "hearts" };
const double: MakeCall = { type: "double" };
const pass: MakeCall = { type: "pass" };

const mayAnswer = (calls: readonly SeatedMakeCall[], seat: Seat, words: readonly string[]) =>
  words.map((spoken) => {
    const call = MEANS[spoken];
    return call !== undefined && declaring.check(calls, { ...call, seat }).ok;
  });

/** The seats that may double or redouble next, in the order of their right. */
function rightsAfter(dealer: Seat, calls: readonly SeatedMakeCall[]): Seat[] {
  const first = seatToMake(calls, { dealer });
  if (!first) return [];
  return [first, seatToMake([...calls, { ...pass, seat: first }], { dealer }) as Seat];
}

const order: Check = ({ input, expected }) => {
  const { dealer, maker } = input as { dealer: Seat; maker: Seat };
  const made = maker === dealer ? talk(dealer, make) : talk(dealer, { type: "leave" }, make);
  expect(made.at(-1)?.seat).toBe(maker);
  if (expected["doubleRights"]) expect(rightsAfter(dealer, made)).toEqual(expected["doubleRights"]);
  const doubled = [...made, ...talk(dealer, ...made, double).slice(-1)];
  expect(rightsAfter(dealer, doubled)).toEqual(expected["redoubleRights"]);
  if ("unlimited" in expected) {
    const often = talk(dealer, ...made, ...Array.from({ length: 12 }, () => double));
    const seat = seatToMake(often, { dealer }) as Seat;
    const more = checkMakeCall(often, { ...double, seat }, { dealer }).ok;
    expect(more).toBe(expected["unlimited"]);
  }
};

testFacts("making the trump at straight bridge, and doubling it", facts, {
  "straight.conversation.leader": ({ input, expected }) => {
    const asked = talk("Z", make, MEANS[input["leaderSays"]] as MakeCall);
    const doubled = asked.some(({ type }) => type === "double");
    expect(doubled ? "doubles" : "does not double").toBe(expected["means"]);
    expect(seatToMake(asked)).toBe(partnerOf("A"));
    expect(mayAnswer(asked, "B", expected["partnerReplies"])).toEqual([true, true]);
  },
  "straight.conversation.maker": ({ input, expected }) => {
    const doubled = talk("Z", make, input["doubled"] ? double : pass);
    expect(seatToMake(doubled)).toBe("Z");
    expect(mayAnswer(doubled, "Z", expected["makerSays"])).toEqual([true, true]);
    const satisfied = talk("Z", make, double, MEANS["Satisfied"] as MakeCall);
    expect(seatToMake(satisfied)).toBe(partnerOf("Z"));
    const partnerMay = declaring.check(satisfied, { ...double, seat: "Y" });
    expect(partnerMay.ok).toBe(expected["thenPartnerMay"] === "redouble");
  },
  "straight.double.order": order,
  "straight.double.order-dummy-made": order,
  "straight.declare.dealer-pass": ({ input, expected }) => {
    expect(input["dealer"]).toBe("pass");
    const left = talk("Z", { type: "leave" });
    const must = seatToMake(left) === partnerOf("Z") ? "partner declares" : "nobody declares";
    expect(must).toBe(expected["thenMust"]);
    for (const type of ["pass", "leave"] as const) {
      const passed = declaring.check(left, { type, seat: "Y" });
      expect(passed.ok).toBe(expected["partnerMayPass"]);
    }
    expect(ruled("straight.law.declare.partner-passes-back").may).toContain("partner-must-declare");
  },
  "straight.declare.fixed": ({ expected }) =>
    expect(ruled("straight.law.declare.final").may.includes("no-change")).toBe(
      !expected["changeable"],
    ),
});
