import type { ItemListed } from "../../../../classroom/catalogue.ts";
import { KINDS } from "../../../../exercises/kit/kinds.ts";
import { countWords } from "../../../practice/words.ts";
import { Words } from "../../../table/Words.tsx";
import { itemWords } from "../words.ts";

interface Props {
  readonly items: readonly ItemListed[];
  /** How many of them are shown. */
  readonly most: number;
  /** Whether they are of several kinds, and so each is told with its own. */
  readonly mixed: boolean;
  readonly isChosen: (one: ItemListed) => boolean;
  readonly onLook: (one: ItemListed) => void;
  readonly onAdd: (one: ItemListed) => void;
  readonly onMore: () => void;
}

/** The authored problems that fit, each to be looked at and added. */
export function ItemList({ items, most, mixed, isChosen, onLook, onAdd, onMore }: Props) {
  return (
    <>
      <ul class="items" role="list">
        {items.slice(0, most).map((one) => {
          const { kind, item, question, facts } = one;
          return (
            <li key={`${kind}:${item}`}>
              <span>
                {mixed && <span class="quiet">{KINDS[kind].title} · </span>}
                <b>{itemWords(item)}.</b> <Words text={question} />{" "}
                <span class="quiet">
                  <Words text={facts} />
                </span>
                {isChosen(one) && <b> In the set.</b>}
              </span>
              <span class="acts">
                <button
                  type="button"
                  class="plain"
                  aria-label={`Look at “${item}”: ${question}`}
                  onClick={() => onLook(one)}
                >
                  Look
                </button>
                <button
                  type="button"
                  class="button"
                  aria-label={`Add “${item}”: ${question}`}
                  onClick={() => onAdd(one)}
                >
                  Add
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      {items.length > most && (
        <p class="acts">
          <button type="button" class="plain" onClick={onMore}>
            Show {countWords(items.length - most, "more problem")}
          </button>
        </p>
      )}
    </>
  );
}
