import { SEATS } from "../../../engine/core/seat.ts";
import type { Place } from "../../../tabletop/deals/board.ts";
import { scrollNear } from "../../drag.ts";

const PLACES: readonly Place[] = [...SEATS, "open"];

/** A finger that has gone so far, in pixels, carries the card; one that has not has tapped it. */
const FAR = 10;

/** The finger that is down, and the hand it is over: one at a time on a page, however often it is drawn meanwhile. */
let from: { readonly x: number; readonly y: number } | null = null;
let over: HTMLElement | null = null;

function mark(box: HTMLElement | null): void {
  if (over && over !== box) delete over.dataset["over"];
  over = box;
  if (box) box.dataset["over"] = "";
}

function end(): void {
  mark(null);
  from = null;
}

/**
 * What lets a finger or a pen carry a card to the place over which it is let go; that place is marked on the way. A mouse
 * drags in the browser’s own way. Set on chosen cards only, since on them a finger does not move the page.
 */
export function byFinger(drop: (to: Place) => void) {
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== "mouse") from = { x, y };
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!from || (!over && Math.hypot(x - from.x, y - from.y) < FAR)) return;
      scrollNear(y);
      mark(document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]") ?? null);
    },
    onPointerUp: () => {
      const to = PLACES.find((place) => place === over?.dataset["place"]);
      end();
      if (to) drop(to);
    },
    onPointerCancel: end,
  };
}
