/** The books that a rule may be taken from. A rule cites one of these with the place in it: a heading, a page or a law. */
export const SOURCES = {
  "foster-auction": {
    title: "R. F. Foster, Foster’s Complete Hoyle, Auction Bridge",
    year: 1914,
  },
  "foster-laws": {
    title: "The Laws of Auction Bridge, as printed by Foster",
    year: 1913,
  },
  "foster-straight": {
    title: "R. F. Foster, Foster’s Complete Hoyle, Bridge",
    year: 1914,
  },
  "foster-whist": {
    title: "R. F. Foster, Foster’s Complete Hoyle, Whist",
    year: 1914,
  },
  elwell: {
    title: "J. B. Elwell, Bridge: Its Principles and Rules of Play",
    year: 1906,
  },
} as const;

export type SourceId = keyof typeof SOURCES;

export const SOURCE_IDS = Object.keys(SOURCES) as SourceId[];
