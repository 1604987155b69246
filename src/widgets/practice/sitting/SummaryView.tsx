import { numberWord } from "../../../engine/notation/number-word.ts";
import { sentence } from "../../../exercises/kit/words.ts";
import { countWords, listWords, timeWords } from "../words.ts";
import type { Summary } from "./sum-up.ts";

/** What a sitting came to, quietly: how many, what to look at again, what comes back when. */
export function SummaryView({ summary }: { readonly summary: Summary }) {
  const { right, of, rules, back, again, took } = summary;
  return (
    <>
      <h2 tabIndex={-1} class="came">
        {of === 0
          ? "Nothing was answered"
          : `${sentence(numberWord(right))} of ${numberWord(of)} right at the first try`}
      </h2>
      {took !== null && of > 0 && <p class="quiet">It took {timeWords(took)}.</p>}
      {rules.length > 0 && (
        <>
          <p>Worth another look:</p>
          <ul class="lines">
            {rules.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {back.map(({ when, kinds }) => (
        <p key={when}>
          {sentence(when)} {kinds.length === 1 ? "comes" : "come"} back: {listWords(kinds)}.
        </p>
      ))}
      <ul class="lines">
        {again > 0 && (
          <li>
            <a href="/practice/again/">{countWords(again, "problem")} to do again</a>
          </li>
        )}
        <li>
          <a href="/practice/record/">Your record</a>
        </li>
        <li>
          <a href="/practice/">All of practice</a>
        </li>
      </ul>
    </>
  );
}
