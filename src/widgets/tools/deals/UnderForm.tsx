import { SEATS, type Seat } from "../../../engine/core/seat.ts";
import { LEVELS, type Level } from "../../../engine/declaring/call.ts";
import { STRAINS, type Strain } from "../../../engine/declaring/strain.ts";
import { GAME_IDS, type GameId } from "../../../engine/games/game.ts";
import { GAME_TITLE } from "../../../engine/games/titles.ts";
import { sentence, STRAIN_NAME } from "../../../exercises/kit/words.ts";
import type { Board } from "../../../tabletop/deals/board.ts";
import { playAddress, type Under } from "../../../tabletop/deals/declare.ts";
import { COMPASS } from "../../table/Seat.tsx";
import { Words } from "../../table/Words.tsx";

interface Props {
  readonly board: Board;
  readonly under: Under;
  readonly onUnder: (patch: Partial<Under>) => void;
  readonly onBoard: (board: Board, said: string) => void;
}

interface ChoiceProps<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly text: (value: Value) => string;
  readonly onPick: (value: Value) => void;
}

/** One of a list, by its label. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { name, label, value, values, text, onPick } = props;
  return (
    <p class="choice">
      <label for={`choice-${name}`}>{label}</label>
      <select
        id={`choice-${name}`}
        value={String(value)}
        autocomplete="off"
        onChange={({ currentTarget }) => {
          const picked = values.find((each) => String(each) === currentTarget.value);
          if (picked !== undefined) onPick(picked);
        }}
      >
        {values.map((each) => (
          <option value={String(each)} key={each}>
            {text(each)}
          </option>
        ))}
      </select>
    </p>
  );
}

export const seatText = (seat: Seat): string => `${seat} · ${COMPASS[seat]}`;

/** What a board is called and who dealt it, under which game it is looked at, and the way to play it over. */
export function UnderForm({ board, under, onUnder, onBoard }: Props) {
  const address = playAddress(board, under);
  return (
    <div class="under">
      <p class="choice">
        <label for="board-name">Board</label>
        <input
          id="board-name"
          value={board.label}
          maxLength={40}
          autocomplete="off"
          onChange={({ currentTarget: { value } }) =>
            onBoard({ ...board, label: value.trim() }, "The board has its name.")
          }
        />
      </p>
      <Choice<GameId>
        name="game"
        label="Game"
        value={under.game}
        values={GAME_IDS}
        text={(game) => GAME_TITLE[game]}
        onPick={(game) => onUnder({ game })}
      />
      <Choice<Seat>
        name="dealer"
        label="Dealt by"
        value={board.dealer ?? "Z"}
        values={SEATS}
        text={seatText}
        onPick={(dealer) => onBoard({ ...board, dealer }, `{${dealer}} deals.`)}
      />
      <Choice<Level>
        name="level"
        label="Bid for"
        value={under.level}
        values={LEVELS}
        text={String}
        onPick={(level) => onUnder({ level })}
      />
      <Choice<Strain>
        name="strain"
        label="In"
        value={under.strain}
        values={STRAINS}
        text={(strain) => sentence(STRAIN_NAME[strain])}
        onPick={(strain) => onUnder({ strain })}
      />
      <Choice<Seat>
        name="declarer"
        label="By"
        value={under.declarer}
        values={SEATS}
        text={seatText}
        onPick={(declarer) => onUnder({ declarer })}
      />
      {address.ok ? (
        <a class="button" href={address.value}>
          Play it over
        </a>
      ) : (
        <p class="quiet">
          <Words text={address.violation.message} />
        </p>
      )}
    </div>
  );
}
