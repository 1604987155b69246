import { SIDES } from "../../../engine/core/seat.ts";
import { HOUSE_CHOICES, MOST_UNFINISHED } from "../../../engine/games/house.ts";
import { SIDE_NAME } from "../../../exercises/kit/words.ts";
import { UNFINISHED } from "../../../tabletop/kept.ts";
import { gameOf } from "../../../tabletop/record.ts";
import { Choice } from "./GameChoice.tsx";
import type { Hand } from "./hand.ts";
import { agree, rename } from "./seldom-acts.ts";
import type { Session } from "./session.ts";
import { Segments } from "../controls/Segments.tsx";
import { wholeIn } from "../controls/whole.ts";

/** What a house may choose, in words: the question, and each answer by its value. */
const HOUSE: Readonly<
  Record<string, { readonly asks: string; readonly says: Readonly<Record<string, string>> }>
> = {
  chicane: {
    asks: "Chicane",
    says: {
      offset: "Added, or off theirs",
      add: "Always added",
      off: "Not counted",
    },
  },
  doubling: {
    asks: "Doubling",
    says: { none: "Without limit", "100": "To 100 a trick", "200": "To 200 a trick" },
  },
  revokes: {
    asks: "A revoke costs",
    says: { american: "Three tricks", english: "Tricks or points, as chosen" },
  },
  form: {
    asks: "Game of",
    says: {
      seven: "Seven points",
      "play-out": "Seven, last hand played out",
      ten: "Ten points",
      favourite: "Favourite whist, ten points",
    },
  },
};

/** What each game won counts where the rubber is stopped: the books say it for auction, and any table may agree. */
function Unfinished({ hand }: { readonly hand: Hand }) {
  const { rubber, draft } = hand.sheet;
  const { house } = rubber;
  const text = draft["unfinished"] ?? (house.unfinished === undefined ? "" : `${house.unfinished}`);
  const wrong = text.trim() !== "" && wholeIn(text, 0, MOST_UNFINISHED) === null;
  return (
    <div class="field">
      <label class="of" for="unfinished">
        If stopped
      </label>
      <input
        class="words-in points-in"
        id="unfinished"
        name="unfinished"
        inputMode="numeric"
        maxLength={6}
        autocomplete="off"
        placeholder={`${UNFINISHED[gameOf(rubber).records]}`}
        aria-describedby="unfinished-note"
        aria-invalid={wrong || undefined}
        value={text}
        onInput={(event) => hand.set({ unfinished: event.currentTarget.value })}
        onChange={() => agree(hand)}
      />
      <span class={wrong ? "beside refused" : "beside quiet"} id="unfinished-note">
        {wrong
          ? `“${text.trim()}” is not a number from 0 to ${MOST_UNFINISHED}.`
          : "for each game won"}
      </span>
    </div>
  );
}

/** What the table has agreed: the rules of the house, the names of the sides, the style of the pad. */
export function Setup({ session }: { readonly session: Session }) {
  const { rubber, draft } = session.sheet;
  const { set } = session;
  const house: Readonly<Record<string, unknown>> = { ...rubber.house };
  return (
    <>
      {Object.entries(HOUSE_CHOICES[rubber.game]).map(([name, values]) => (
        <Choice
          key={name}
          name={name}
          label={HOUSE[name]?.asks ?? name}
          value={String(house[name] ?? values[0])}
          options={values.map((value) => [value, HOUSE[name]?.says[value] ?? value])}
          onChoose={(value) => session.choose(rubber.game, { ...rubber.house, [name]: value })}
        />
      ))}
      <p class="refused" role="alert">
        {session.barred}
      </p>
      {gameOf(rubber).rubber.gamesToWin > 1 && <Unfinished hand={session} />}
      {SIDES.map((side) => (
        <div class="field" key={side}>
          <label class="of" for={`name${side}`}>
            {SIDE_NAME[side]} are
          </label>
          <input
            class="words-in"
            id={`name${side}`}
            name={`name${side}`}
            maxLength={24}
            autocomplete="off"
            placeholder={SIDE_NAME[side]}
            value={draft[`name${side}`] ?? rubber.names[side]}
            onInput={(event) => set({ [`name${side}`]: event.currentTarget.value })}
            onChange={() => rename(session)}
          />
        </div>
      ))}
      <Segments
        name="style"
        legend="Pad"
        segments={[
          { value: "single", label: "One column" },
          { value: "double", label: "Two columns" },
        ]}
        value={draft["style"] === "double" ? "double" : "single"}
        onPick={(picked) => set({ style: picked })}
      />
    </>
  );
}
