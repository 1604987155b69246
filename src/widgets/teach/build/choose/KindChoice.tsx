import { KINDS, isKindId, type KindId } from "../../../../exercises/kit/kinds.ts";
import { SUBJECTS } from "../../../../exercises/kit/subjects.ts";

interface Props {
  /** The kinds that fit what is looked for. */
  readonly kinds: readonly KindId[];
  readonly kind: KindId | null;
  readonly onKind: (kind: KindId | null) => void;
  /** Shows one problem before it is added. */
  readonly onLook: () => void;
  /** Adds so many problems, the same for the whole class. */
  readonly onExact: (count: number) => void;
  /** Adds so many questions that each student is dealt for himself. */
  readonly onFresh: (count: number) => void;
}

/** The exercises that fit, by subject, and what may be added of the one that is chosen. */
export function KindChoice({ kinds, kind, onKind, onLook, onExact, onFresh }: Props) {
  return (
    <>
      <p class="boxed">
        <label for="kind">Exercise</label>
        <select
          id="kind"
          value={kind ?? ""}
          onChange={({ currentTarget: { value } }) => onKind(isKindId(value) ? value : null)}
        >
          <option value="">Choose one</option>
          {SUBJECTS.map(({ id, title, kinds: ofSubject }) => {
            const fit = kinds.filter((one) => ofSubject.includes(one));
            return (
              fit.length > 0 && (
                <optgroup key={id} label={title}>
                  {fit.map((one) => (
                    <option key={one} value={one}>
                      {KINDS[one].title}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </select>
      </p>
      {kind && (
        <>
          <p class="quiet">{KINDS[kind].about}</p>
          <p class="acts">
            <button type="button" class="button" onClick={onLook}>
              Deal one and look at it
            </button>
            <button type="button" class="button" onClick={() => onExact(1)}>
              Add a problem
            </button>
            <button type="button" class="button" onClick={() => onExact(5)}>
              Add five problems
            </button>
          </p>
          <p class="acts">
            <button type="button" class="plain" onClick={() => onFresh(1)}>
              Add one that is dealt afresh to each student
            </button>
            <button type="button" class="plain" onClick={() => onFresh(5)}>
              Add five fresh ones
            </button>
          </p>
        </>
      )}
    </>
  );
}
