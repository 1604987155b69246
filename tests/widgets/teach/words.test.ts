import { expect, test } from "vitest";
import { itemWords } from "../../../src/widgets/teach/build/words.ts";

test.each([
  ["two-at-once", "Two at once"],
  ["nt-ace-king", "No trump ace king"],
  ["trump-ak43", "Trump A K 4 3"],
  ["nt-kqt8", "No trump K Q 10 8"],
  ["score-100", "Score 100"],
])("the name of %s is read as “%s”", (item, words) => {
  expect(itemWords(item)).toBe(words);
});
