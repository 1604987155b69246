import { Words } from "../table/Words.tsx";
import type { Answer, Found, Group } from "./engine.ts";

interface Props {
  readonly rooms: readonly string[];
  readonly answer: Answer;
  readonly few: number;
  readonly most: Readonly<Record<string, number>>;
  readonly more: (room: string) => void;
}

/** What was found, room by room. */
export function Groups({ rooms, answer, few, most, more }: Props) {
  return (
    <>
      {rooms.flatMap((room) => {
        const group = answer.groups.find((one) => one.room === room);
        return group
          ? [<Room key={room} group={group} shown={most[room] ?? few} more={() => more(room)} />]
          : [];
      })}
    </>
  );
}

interface RoomProps {
  readonly group: Group;
  readonly shown: number;
  readonly more: () => void;
}

function Room({ group: { room, count, best }, shown, more }: RoomProps) {
  return (
    <section data-room={room}>
      <h2>
        {room} <small class="quiet">{count}</small>
      </h2>
      <ul class="lines found">
        {best.map((found) => (
          <One key={found.url} {...found} />
        ))}
      </ul>
      {count > shown && (
        <button type="button" class="button" onClick={more}>
          More of these
        </button>
      )}
    </section>
  );
}

function One({ url, excerpt, meta: { title, of } }: Found) {
  return (
    <li>
      <a href={url}>
        <Words text={plain(title ?? url)} />
      </a>
      {of && <span class="quiet"> · {of}</span>}
      <p class="quiet">
        {excerpt.split(/<mark>(.*?)<\/mark>/).map((part, at) => {
          const Part = at % 2 ? "mark" : "span";
          return (
            <Part key={at}>
              <Words text={plain(part)} />
            </Part>
          );
        })}
      </p>
    </li>
  );
}

const ENTITY: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** Words out of HTML in which nothing but these is escaped; the index has its suits bare. */
function plain(html: string): string {
  return html
    .replaceAll(/&(lt|gt|amp|quot);/g, (_, name: string) => ENTITY[name] ?? "")
    .replaceAll(/[♠♥♣♦]/g, "$&\uFE0E");
}
