import { highToLow, isHonour, RANKS, SUITS } from "../../engine/core/card.ts";
import type { Random } from "../../engine/core/random.ts";
import { againstOf } from "../../engine/conventions/lead-card.ts";
import { patternFor } from "../../engine/conventions/lead-pattern.ts";
import { readLead } from "../../engine/conventions/lead-reading.ts";
import { leadTable } from "../../engine/conventions/lead-systems.ts";
import { TRUMP_OF, type Strain } from "../../engine/declaring/strain.ts";
import type { Posed } from "../kit/exercise.ts";
import { askedAbout, leastRead, poseReadLead } from "./read-lead.ts";

/**
 * A lead truly made from its system, an honour more often than not, with so much of the suit in sight that some card can be
 * denied to partner. Elwell’s leads at no trump, which hang on cards of entry that third hand cannot see, are left out.
 */
export function dealReadLead(random: Random): Posed {
  const system = random.chance(0.65) ? "foster" : "elwell";
  const noTrump = system === "foster" && random.chance(0.4);
  const strain: Strain = noTrump
    ? "notrump"
    : random.pick(["clubs", "diamonds", "hearts"] as const);
  const suit = random.pick(SUITS.filter((one) => one !== TRUMP_OF[strain]));
  const situation = { against: againstOf(strain) };
  const table = leadTable(system, situation);
  for (;;) {
    const pack = random.shuffle(RANKS);
    const leader = highToLow(pack.splice(0, (noTrump ? 4 : 3) + random.below(3)));
    const led = patternFor(table, leader).lead(leader);
    // Small cards are led far more often than they are worth asking about.
    if (!isHonour(led) && random.chance(0.7)) continue;
    const dummy = highToLow(pack.splice(0, 3 + random.below(2)));
    const hand = highToLow(pack.splice(0, 3 + random.below(2)));
    const given = { system, strain, suit, led, dummy, hand } as const;
    const asked = askedAbout(given);
    if (asked.length < 3) continue;
    const reading = readLead(system, led, {
      ...situation,
      seen: [...dummy, ...hand],
      atLeast: leastRead(strain),
    });
    const no = asked.filter((rank) => reading?.cannot.includes(rank)).length;
    if (no > 0 && no < asked.length) return poseReadLead(given);
  }
}
