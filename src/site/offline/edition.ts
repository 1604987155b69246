import { reload } from "../../widgets/address.ts";

/** Offers the edition that waits, in the line that is there for it. */
function offer(waiting: ServiceWorker): void {
  const line = document.querySelector<HTMLElement>("#edition");
  const button = line?.querySelector("button");
  if (!line || !button) return;
  line.hidden = false;
  button.addEventListener("click", () => waiting.postMessage({ type: "SKIP_WAITING" }, []), {
    once: true,
  });
}

/**
 * Keeps the pages of this room on the device once the page has all it needs itself. A new edition is offered and never
 * put in place under the reader’s hands; what he has entered is kept on the device and there again afterwards.
 */
async function keep(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register("/sw.js", { scope: "/table/" });
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

// A browser that keeps no workers, or is told to keep nothing, simply needs its connection.
const { serviceWorker } = navigator;
if (serviceWorker) {
  addEventListener("load", () => setTimeout(() => keep(serviceWorker).catch(() => {}), 1000));
}
