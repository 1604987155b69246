import { reload } from "../../widgets/address.ts";
import { wireSearchKey } from "../../widgets/search/key.ts";

// Nobody reaches for the key at once, and no page pays for it before it has all it needs itself.
wireSearchKey();

/** The line that offers an edition is rare, so it brings its own looks with it. */
const LOOKS = `.edition{position:fixed;inset:auto 0 0;z-index:9;padding:.75rem 1rem;background:var(--paper);color:var(--ink);border-top:1px solid var(--rule)}.edition p{max-width:60ch;margin:0 auto}@media print{.edition{display:none}}`;

/** The line itself: empty at first, since what is put into a region that is there already is read out. */
function line(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOKS);
  document.adoptedStyleSheets.push(sheet);
  const region = document.createElement("div");
  region.setAttribute("role", "status");
  document.body.append(region);
  return region;
}

/** Offers the edition that waits. */
function offer(waiting: ServiceWorker): void {
  const region = line();
  const words = document.createElement("p");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = "Change to it";
  button.addEventListener("click", () => waiting.postMessage({ type: "SKIP_WAITING" }, []), {
    once: true,
  });
  words.append("A new edition of these pages is ready. What you have entered stays. ", button);
  region.className = "edition";
  region.append(words);
}

/**
 * Keeps the whole course on the device. A new edition is offered and never put in place under the reader’s hands; what
 * he has entered is kept on the device and there again afterwards.
 */
async function keep(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(new URL("sw.js", import.meta.url));
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer(worker);
    });
  });
  const first = !workers.controller;
  workers.addEventListener("controllerchange", () => first || reload(), { once: true });
}

/** Whether the reader has asked to be sent as little as may be; not every browser tells. */
function sparing(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null
    ? Reflect.get(connection, "saveData") === true
    : false;
}

// A browser that keeps no workers, or is told to keep nothing, simply needs its connection.
const { serviceWorker } = navigator;
if (serviceWorker && "DecompressionStream" in globalThis && !sparing()) {
  const begin = () => keep(serviceWorker).catch(() => {});
  if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: 2000 });
  else begin();
}
