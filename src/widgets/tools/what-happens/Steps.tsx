import type { Inquiry } from "../../../tabletop/inquiry.ts";
import { givenAt } from "../../../tabletop/law-question.ts";

interface Props {
  readonly inquiry: Inquiry;
}

/** The answers given so far, each a button that asks its question again. */
export function Steps({ inquiry }: Props) {
  return (
    <nav class="steps" aria-label="Your answers">
      <ol>
        {givenAt(inquiry.place).map(({ words, asked }) => (
          <li key={words}>
            <button type="button" onClick={() => inquiry.change(asked)}>
              <span class="vh">Change: </span>
              {words}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
