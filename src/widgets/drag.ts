/** So near an edge of the window a thing that is dragged moves the page along, by so much at a time. */
const EDGE = 60;
const STEP = 16;

/** The place in a list, from 0, that the thing dragged from `from` would have if it were let go at this height. */
export function placeUnder(clientY: number, list: Element, from: number): number {
  return [...list.children].filter((child, at) => {
    const { top, height } = child.getBoundingClientRect();
    return at !== from && top + height / 2 < clientY;
  }).length;
}

/** Brings more of the page into sight while something is dragged near its edge. */
export function scrollNear(clientY: number): void {
  if (clientY < EDGE) scrollBy(0, -STEP);
  else if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
}
