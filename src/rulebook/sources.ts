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
  "foster-varieties": {
    title: "R. F. Foster, Foster’s Complete Hoyle, Varieties of Bridge",
    year: 1914,
  },
  elwell: {
    title: "J. B. Elwell, Bridge: Its Principles and Rules of Play",
    year: 1906,
  },
  "elwell-advanced": {
    title: "J. B. Elwell, Advanced Bridge",
    year: 1904,
  },
  "elwell-axioms": {
    title: "J. B. Elwell, Bridge Axioms and Laws",
    year: 1907,
  },
  "bridge-laws": {
    title: "The Laws of Bridge, as printed by Elwell",
    year: 1905,
  },
  "bridge-laws-english": {
    title: "The English Laws of Bridge, as printed by Hoffmann",
    year: 1904,
  },
  "whist-laws-american": {
    title: "The American Laws of Whist, as printed by Foster",
    year: 1893,
  },
  "whist-laws-english": {
    title: "The English Laws of Whist, as printed by Foster",
    year: 1914,
  },
  "duplicate-laws": {
    title: "World Bridge Federation, The Laws of Duplicate Bridge",
    year: 2017,
  },
} as const;

export type SourceId = keyof typeof SOURCES;

export const SOURCE_IDS = Object.keys(SOURCES) as SourceId[];
