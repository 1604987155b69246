import { boardName, type Laid } from "../../../tabletop/deals/desk.ts";
import { openCards } from "../../../tabletop/deals/board.ts";

interface Props {
  readonly laid: Laid;
  readonly onLook: (at: number) => void;
}

/** The boards on the desk, of which one is looked at; nothing where there is only one. */
export function BoardList({ laid: { boards, at }, onLook }: Props) {
  if (boards.length < 2) return null;
  return (
    <p class="board-list">
      <label for="board-at">Board</label>
      <button
        type="button"
        class="button"
        aria-disabled={at === 0 || undefined}
        aria-label="The board before"
        onClick={() => onLook(at - 1)}
      >
        ‹
      </button>
      <select
        id="board-at"
        value={String(at)}
        autocomplete="off"
        onChange={(event) => onLook(Number(event.currentTarget.value))}
      >
        {boards.map((board, index) => (
          <option value={String(index)} key={index}>
            {boardName(board, index)}
            {openCards(board).length > 0 ? " (not whole)" : ""}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="button"
        aria-disabled={at === boards.length - 1 || undefined}
        aria-label="The next board"
        onClick={() => onLook(at + 1)}
      >
        ›
      </button>
      <span class="quiet">
        {at + 1} of {boards.length}
      </span>
    </p>
  );
}
