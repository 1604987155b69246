/**
 * What a text kept on the device stands for, by the names of its parts. Every reader of kept text begins here and refuses
 * what it misses: text that is no JSON has no part at all, and JSON of anything but an object none by a name. It never
 * throws.
 */
export function keptParts(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
