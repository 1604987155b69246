/** Suit signs as the site writes them, so that no device draws them as pictures. */
export function signed(words: string): string {
  return words.replace(/[♠♥♣♦](?!\uFE0E)/g, "$&\uFE0E");
}
