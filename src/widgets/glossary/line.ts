import css from "./line.css?inline";

/** What the glossary says of each term, by its id, as `pages/glossary/lines.json.ts` serves it. */
type Lines = ReadonlyMap<string, unknown>;

const LINGER = 250;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const box = document.createElement("div");
box.popover = "auto";
box.className = "term";
const words = document.createElement("p");
words.id = "term";
const more = document.createElement("a");
more.textContent = "In the glossary";
// By keyboard the term itself leads there, and this would only be one stop more.
more.tabIndex = -1;
box.append(words, more);
// Within the lesson, so that the line is part of what one reads and not of the frame round it.
(document.querySelector("article") ?? document.body).append(box);

let fetched: Promise<Lines> | undefined;
let wanted: HTMLAnchorElement | null = null;

async function fetchLines(): Promise<Lines> {
  const answer = await fetch("/glossary/lines.json");
  if (!answer.ok) throw new Error(answer.statusText);
  const told: unknown = await answer.json();
  return new Map(Object.entries(told ?? {}));
}

function lines(): Promise<Lines> {
  fetched ??= fetchLines().catch((trouble: unknown) => {
    fetched = undefined;
    throw trouble;
  });
  return fetched;
}

function leave(to: EventTarget | null): void {
  const link = wanted;
  if (!link || (to instanceof Node && (link.contains(to) || box.contains(to)))) return;
  wanted = null;
  setTimeout(() => {
    if (!wanted && document.activeElement !== link) box.hidePopover();
  }, LINGER);
}

function stay(event: Event): void {
  if (!wanted) wanted = describedLink();
  event.stopPropagation();
}

function describedLink(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(`a[aria-describedby=${words.id}]`);
}

box.addEventListener("pointerenter", stay);
box.addEventListener("pointerleave", ({ relatedTarget }) => leave(relatedTarget));
box.addEventListener("toggle", ({ newState }) => {
  if (newState === "closed") describedLink()?.removeAttribute("aria-describedby");
});

/**
 * Shows the line of the term that the link names, beside it, until the pointer or the focus goes elsewhere, Escape is
 * pressed, or another place is tapped. False where there is no line; rejects where the lines cannot be fetched.
 */
export async function show(link: HTMLAnchorElement): Promise<boolean> {
  if (wanted === link && box.matches(":popover-open")) return true;
  wanted = link;
  for (const sign of ["pointerleave", "blur"] as const) {
    link.addEventListener(sign, ({ relatedTarget }) => leave(relatedTarget), { once: true });
  }
  const line = (await lines()).get(link.hash.slice(1));
  if (typeof line !== "string") return false;
  if (wanted !== link) return true;
  describedLink()?.removeAttribute("aria-describedby");
  link.setAttribute("aria-describedby", words.id);
  words.textContent = line;
  more.href = link.href;
  box.showPopover();
  return true;
}
