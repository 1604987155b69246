import { h, render } from "preact";

/**
 * Once the page stands, puts beside what is written on it what the record knows: what is due, how many problems wait, and
 * how each exercise is held. Where there is no record, or it cannot be read, the page stays as it is.
 */
async function tell(): Promise<void> {
  const { overview } = await import("./overview.ts");
  const told = await overview();
  if (!told) return;
  const line = document.querySelector("[data-today]");
  if (line) line.textContent = told.today;
  const again = document.querySelector("[data-again]");
  if (again && told.again > 0) again.textContent = `${told.again} waiting.`;
  const { Pips } = await import("../Pips.tsx");
  for (const place of document.querySelectorAll<HTMLElement>("[data-held]")) {
    const strength = told.held[place.dataset["held"] ?? ""];
    if (strength) render(h(Pips, { strength }), place);
  }
}

tell()
  .catch(() => {})
  .finally(() => {
    const line = document.querySelector<HTMLElement>("[data-asleep]");
    if (line) delete line.dataset["asleep"];
  });
