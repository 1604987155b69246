/** How contract bridge is scored today, told only to show what changed. */
export const CONTRACT_RULES = {
  contract: {
    title: "Modern contract, for comparison",
    ids: ["modern.made", "modern.doubled-made", "modern.slam", "modern.undertricks"],
  },
} as const;
