import { refuse } from "../core/result.ts";
import { lostAt, type FoundDeals } from "./found-deal.ts";
import { formatLin, gathered, lettered, readLin, VULNERABLE_AT, type Said } from "./lin.ts";
import type { DealToWrite } from "./pbn-deals.ts";
import { seatAt } from "./pbn.ts";

/** Where Bridge Base Online shows a deal from its link. */
const HANDVIEWER = "https://www.bridgebase.com/tools/handviewer.html";

/** A link by which Bridge Base Online shows the deal: nothing in it is fetched until somebody opens it. */
export function formatHandviewer(deal: DealToWrite): string {
  const lin = encodeURIComponent(formatLin(deal)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${HANDVIEWER}?lin=${lin}`;
}

/** Undoes percent-encoding once; what is no encoding stays as it is. */
function decodedOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

/** Undoes percent-encoding as often as mail and chat have done it on the way: until the bars of a LIN text show. */
export function decoded(text: string): string {
  let now = decodedOnce(text);
  for (let times = 0; times < 2 && !now.includes("|") && /%(?:7c|25)/i.test(now); times += 1) {
    now = decodedOnce(now);
  }
  return now;
}

/** Where a link ends that stands among words or in brackets. */
const END = /[\s<>"”’)\]]/;

const LINK = /(?:[?&]|&amp;)(lin|linurl|myhand|[nesw]|n[nesw]|[dvb]|[ap])=/i;

/** Whether a line is a handviewer link, whatever came before its question mark. */
export function isHandviewer(line: string): boolean {
  return LINK.test(line) && /handviewer|bridgebase|\blin=|[?&][nesw]=s/i.test(line);
}

/**
 * The handviewer links of a line, each by itself and without what stands after it. One that has been encoded whole, as
 * programs do that lead from one page on to another, is undone first.
 */
export function linksOf(line: string): string[] {
  let now = line;
  for (let times = 0; times < 2 && HIDDEN.test(now); times += 1) now = decodedOnce(now);
  return now.split(/(?=https?:\/\/)/i).filter(isHandviewer);
}

/** A link within another. */
const HIDDEN = /(?:handviewer[^?&\s]*|%26|^)%3f|%253f/i;

/**
 * The deal of a handviewer link, as text in LIN or with a hand for each of `n`, `e`, `s` and `w`. Refuses a link that only
 * names a deal kept elsewhere.
 */
export function readHandviewer(link: string, line: number): FoundDeals {
  const query = link.slice(link.indexOf("?") + 1).replaceAll("&amp;", "&");
  // In a LIN text that is not encoded, `&` and spaces are of the players’ names.
  const raw = /(?:^|&)lin=(.*\|.*)$/is.exec(query)?.[1];
  const parts = new Map(
    (query.split(END, 1)[0] ?? "")
      .replace(/[.,;:!?]+$/, "")
      .split("&")
      .toReversed()
      .map((part) => {
        const [name = "", ...value] = part.split("=");
        return [
          decoded(name).toLowerCase(),
          decoded(value.join("=").replaceAll("+", " ")).trim(),
        ] as const;
      }),
  );
  const lin = raw === undefined ? parts.get("lin") : decoded(raw.replaceAll("+", " "));
  if (lin !== undefined) {
    const { deals, faults } = readLin(lin.replace(/[.)\]>”’"']+$/, ""));
    if (deals.length === 0 && faults.length === 0) return none(line);
    const onLine = (message: string) => message.replace(/^Line \d+/, `Line ${line}`);
    return {
      deals: deals.map((deal) => ({ ...deal, line })),
      faults: faults.map((fault) => ({ ...fault, line, message: onLine(fault.message) })),
    };
  }
  const hands = ["n", "e", "s", "w"].flatMap((letter) => {
    const words = parts.get(letter);
    const seat = seatAt(letter);
    return words === undefined || !seat.ok
      ? []
      : [lettered(seat.value, words.replace(/[.)\]>”’"']+$/, ""), line)];
  });
  if (hands.length === 0) return none(line);
  const dealer = seatAt(parts.get("d")?.charAt(0) ?? "");
  const said: Said = {
    dealer: dealer.ok ? dealer.value : null,
    vulnerable: VULNERABLE_AT[parts.get("v")?.charAt(0).toLowerCase() ?? ""] ?? null,
    label: parts.get("b") ?? "",
  };
  const { deal, faults } = gathered(hands, line, said);
  return { deals: deal ? [deal] : [], faults };
}

function none(line: number): FoundDeals {
  const message = `Line ${line}: the link has no cards in it, only where they are kept; open it there and copy the deal.`;
  return { deals: [], faults: [lostAt(line, refuse("no-hands", message))] };
}
