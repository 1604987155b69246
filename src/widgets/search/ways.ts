import { numberWord } from "../../exercises/kit/words.ts";

type Ways = readonly (readonly [RegExp, string])[];

/** Other ways of writing a word of ours. */
const SPELT: Ways = [
  [/(?<!\w)(?:no[- ]?trumps?|n\.?t\.?)(?!\w)/gi, "no trump"],
  [/(?<!\w)1st(?!\w)/gi, "first"],
  [/(?<!\w)2nd(?!\w)/gi, "second"],
  [/(?<!\w)3rd(?!\w)/gi, "third"],
  [/(?<!\w)4th(?!\w)/gi, "fourth"],
];

/** Other names, old and new, for what has a name of ours. */
const NAMED: Ways = [
  [/(?<!\w)reneg(?:e|es|ed|ing)?(?!\w)/gi, "revoke"],
  [/(?<!\w)lil(?:y|ies)(?!\w)/gi, "royals"],
  [/(?<!\w)small slam/gi, "little slam"],
  [/(?<!\w)knave(?!\w)/gi, "jack"],
  [/(?<!\w)knaves(?!\w)/gi, "jacks"],
  [/(?<!\w)bridge[- ]whist(?!\w)/gi, "straight bridge"],
  [/(?<!\w)fourth[- ]highest(?!\w)/gi, "fourth best"],
  [/(?<!\w)(?:rule of (?:eleven|11)|11 rule)(?!\w)/gi, "eleven rule"],
  [/(?<!\w)opponents?(?!\w)/gi, "adversary"],
  [/(?<!\w)penalty card/gi, "exposed card"],
  [/(?<!\w)pull(?:ing)? trumps(?!\w)/gi, "draw trumps"],
];

/** A query that begins so is a question, whose small words are not looked for. */
const QUESTION =
  /^(?:what|which|who|how|when|where|why|can|may|does|do|is|are|must|should|explain|define)\b/i;
const SMALL =
  /(?<![\p{L}’'♠♥♣♦-])(?:what(?:[’']s)?|which|who|how|when|where|why|can|may|does|do|is|are|was|must|should|explain|define|the|an?|i|you|we|me|my|your|our|it|to|of|in|at|for|if|there|means?|happens?|many|much)(?![\p{L}’'-])/giu;

/** “count points” of “how do I count my points?”; what is no question, or has nothing but small words, stands. */
export function withoutQuestion(query: string): string {
  if (!QUESTION.test(query)) return query;
  const left = query.replaceAll(SMALL, " ").replaceAll("?", " ").replaceAll(/\s+/g, " ").trim();
  return left || query;
}

const worded = (query: string) =>
  query.replaceAll(/(?<![\w♠♥♣♦])\d+(?!\w)/g, (figure) => numberWord(Number(figure)));

/**
 * The ways in which our pages may say what is asked: as it is asked but spelt as we spell, with our names for what it names
 * otherwise, and with its numbers in words.
 */
export function waysToSay(query: string): string[] {
  const inOurs = (words: string, ways: Ways) =>
    ways.reduce((told, [theirs, ours]) => told.replaceAll(theirs, ours), words);
  const spelt = inOurs(query, SPELT);
  return [...new Set([spelt, inOurs(spelt, NAMED), worded(spelt)])];
}
