import { GAME_IDS, type GameId } from "../../../engine/games/game.ts";
import { GAME_TITLE } from "../../../engine/games/titles.ts";

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

/** One of several, as a list that opens. */
export function Choice({ name, label, value, options, onChoose }: ChoiceProps) {
  return (
    <div class="field">
      <label class="of" for={name}>
        {label}
      </label>
      <select
        id={name}
        name={name}
        autocomplete="off"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map(([option, words]) => (
          <option value={option} key={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  readonly game: GameId;
  readonly onGame: (game: GameId) => void;
}

/** Which game is played. */
export function GameChoice({ game, onGame }: Props) {
  return (
    <Choice
      name="game"
      label="Game"
      value={game}
      options={GAME_IDS.map((id) => [id, GAME_TITLE[id]])}
      onChoose={(chosen) => onGame(chosen as GameId)}
    />
  );
}
