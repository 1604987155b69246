import { expect, test } from "vitest";
import { RULE_GAMES, RULE_IDS, type RuleGame } from "../../src/rulebook/rules.ts";
import { elsewhere, TOPIC_IDS, TOPICS } from "../../src/rulebook/same/same.ts";
import type { Topic } from "../../src/rulebook/same/topic.ts";

const topics: readonly Topic[] = Object.values(TOPICS);
const GAMES = Object.keys(RULE_GAMES) as RuleGame[];

/** The rules of a game, as the rulebook parts them. */
function rulesOf(game: RuleGame): readonly string[] {
  const sections: Readonly<Record<string, { readonly ids: readonly string[] }>> =
    RULE_GAMES[game].sections;
  return Object.values(sections).flatMap(({ ids }) => ids);
}

test("a topic sets rules of two games or more side by side, each under its own game", () => {
  for (const { title, rules } of topics) {
    expect(Object.keys(rules).length, title).toBeGreaterThanOrEqual(2);
    for (const game of GAMES) {
      expect(
        (rules[game] ?? []).filter((id) => !rulesOf(game).includes(id)),
        title,
      ).toEqual([]);
    }
  }
});

test("a rule stands under one topic at most, and topics have titles of their own", () => {
  const ids = topics.flatMap(({ rules }) => Object.values(rules).flat());
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(new Set(topics.map(({ title }) => title)).size).toBe(TOPIC_IDS.length);
});

test("what a revoke costs is told of the other games beside each", () => {
  const found = elsewhere("straight.revoke.penalty");
  expect(found?.title).toBe("What a revoke costs");
  expect(found?.games.map(({ game }) => game)).toEqual(["auction", "nullo", "whist"]);
  expect(found?.games.at(-1)?.rules).toEqual(["whist.revoke.american", "whist.revoke.english"]);
});

test("a rule without a fellow has nothing beside it", () => {
  expect(elsewhere("bid.shout")).toBeNull();
  const alone = RULE_IDS.filter((id) => elsewhere(id) === null);
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.length).toBeLessThan(RULE_IDS.length);
});
