import type { Code, LawGame } from "./code.ts";
import type { LawRow } from "./row.ts";
import type { SituationId } from "./rows.ts";
import { TOPICS } from "./topics.ts";

/** Words that stand in every second event and so tell nothing. */
const EMPTY = new Set(
  "a an and or the of to in on at by for from is was are were be been has had have he his him she her they their it its i my me we our who that this what when while after with as so one his not did do does may can could someone somebody anyone anybody person something just got".split(
    " ",
  ),
);

/** Forms of a word that ordinary talk uses for one another. */
const SAME: Readonly<Record<string, string>> = {
  led: "lead",
  leading: "lead",
  leads: "lead",
  dealt: "deal",
  dealing: "deal",
  shown: "show",
  showed: "show",
  shows: "show",
  seen: "see",
  saw: "see",
  fell: "drop",
  fallen: "drop",
  dropped: "drop",
  spoke: "speak",
  said: "say",
  told: "tell",
  forgot: "forget",
  forgotten: "forget",
  threw: "throw",
  thrown: "throw",
  thirteenth: "last",
  "12": "twelve",
  "14": "fourteen",
  opponent: "opponent",
  adversary: "opponent",
  enemy: "opponent",
  defender: "opponent",
  spectator: "bystander",
  onlooker: "bystander",
  kibitzer: "bystander",
  renege: "revoke",
  reneged: "revoke",
  underbid: "low",
  insufficient: "low",
  faced: "show",
  exposed: "show",
  exposes: "show",
  peeked: "look",
  mistake: "slip",
  error: "slip",
  wrongly: "wrong",
};

function stem(word: string): string {
  const bare = word.replace(/(?:’s|'s)$/, "");
  const cut = (SAME[bare] ?? bare).replace(/(?:ing|ed|es|s|d)$/, "");
  const root = cut.replace(/e$/, "").replace(/(.)\1$/, "$1");
  return root.length >= 3 ? root : bare;
}

function tokens(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'-]+/u)
    .filter((word) => word !== "" && !EMPTY.has(word))
    .map(stem);
}

interface Indexed {
  readonly row: LawRow;
  readonly event: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly topic: ReadonlySet<string>;
  readonly text: string;
}

/** Situations made ready to be looked up by {@link lookUp}. */
export interface Index {
  readonly items: readonly Indexed[];
  /** In how many of them each word stands. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Makes situations ready to be looked up in ordinary words. */
export function indexOf(rows: readonly LawRow[]): Index {
  const items = rows.map((row) => ({
    row,
    event: new Set(tokens(row.event)),
    words: new Set(tokens(row.words ?? "")),
    topic: new Set(tokens(TOPICS[row.topic])),
    text: ` ${tokens(`${row.event} ${row.words ?? ""}`).join(" ")} `,
  }));
  const counts = new Map<string, number>();
  for (const { event, words, topic } of items) {
    for (const token of new Set([...event, ...words, ...topic])) {
      counts.set(token, (counts.get(token) ?? 0) + 1);
    }
  }
  return { items, counts };
}

/** How much a word tells: much where few situations have it. */
function weight(token: string, { items, counts }: Index): number {
  const count = counts.get(token);
  return count ? Math.log(1 + items.length / count) : 0;
}

/** Situations of the ordinary game come before those of duplicate or of another code, all else equal. */
const EVERYDAY = 1.1;
/** A fault that people usually mean comes before its rarer neighbours. */
const USUAL = 1.5;
/** Keeps a short event from beating a long one by its length alone. */
const LENGTH_EASE = 12;

function score(item: Indexed, wanted: readonly string[], index: Index): number {
  const each = wanted.map((token) => {
    if (item.event.has(token)) return 2 * weight(token, index);
    if (item.words.has(token)) return 1.5 * weight(token, index);
    return item.topic.has(token) ? weight(token, index) : 0;
  });
  const pairs = wanted.slice(1).map((token, at) => `${wanted[at]} ${token}`);
  const together = pairs.filter((pair) => item.text.includes(` ${pair} `)).length;
  const total = each.reduce((sum, value) => sum + value, 0) + together;
  const spread = each.filter((value) => value > 0).length / wanted.length;
  const everyday = item.row.codes.includes("american") ? EVERYDAY : 1;
  const usual = item.row.usual ? USUAL : 1;
  return (everyday * usual * total * spread) / Math.sqrt(LENGTH_EASE + item.event.size);
}

/** Where to look: a game alone, or a game under one of its codes. */
export interface SearchScope {
  readonly game?: LawGame;
  readonly code?: Code;
}

/**
 * The situations that ordinary words such as “led out of turn” may mean, the likeliest first; none where no word is
 * known. Word order and endings matter little, rare words more than common ones.
 */
export function lookUp(index: Index, words: string, scope: SearchScope = {}): SituationId[] {
  const wanted = [...new Set(tokens(words))];
  if (wanted.length === 0) return [];
  return index.items
    .filter(
      ({ row }) =>
        (!scope.game || row.game === scope.game) && (!scope.code || row.codes.includes(scope.code)),
    )
    .map((item) => ({ id: item.row.id as SituationId, points: score(item, wanted, index) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ id }) => id);
}
