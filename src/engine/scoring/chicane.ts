/**
 * What becomes of a hand dealt no trump. `add`: its side adds the value (Elwell’s lesson, English law 8). `offset`: it is
 * added where that side scores honours and taken from the other side’s honours where not (Elwell 1905, law 9). `off`:
 * nothing (Foster 1914). (Rule `straight.bonus.chicane-rule`.)
 */
export const CHICANE_MODES = ["add", "offset", "off"] as const;
export type ChicaneMode = (typeof CHICANE_MODES)[number];
