import { keptParts } from "../../engine/core/kept.ts";
import { ok, refuse, type Result } from "../../engine/core/result.ts";

/** What each setting may be; the first of each is how a new reader finds the site. */
export const SETTING_VALUES = {
  theme: ["system", "light", "dark", "contrast"],
  suits: ["two", "four"],
  size: ["normal", "large", "largest"],
  seats: ["both", "letters", "compass"],
} as const;

export type SettingName = keyof typeof SETTING_VALUES;

/** How the reader likes the page: colours of the paper, colours of the suits, size of the cards, names of the seats. */
export type Settings = {
  readonly [Name in SettingName]: (typeof SETTING_VALUES)[Name][number];
};

export const SETTING_NAMES = Object.keys(SETTING_VALUES) as SettingName[];

export const DEFAULTS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTING_VALUES[name][0]]),
) as unknown as Settings;

/** The settings with one of them changed, or null where there is no such setting or no such value. */
export function changeSetting(settings: Settings, name: string, value: unknown): Settings | null {
  const allowed = (SETTING_VALUES as Readonly<Record<string, readonly unknown[]>>)[name];
  return allowed?.includes(value) ? { ...settings, [name]: value } : null;
}

/**
 * Reads stored settings, `{ v: 1, theme, suits, size, seats }`; a setting that is missing takes its default. Refuses
 * text of any other form or version, and a value not in the list, naming which.
 */
export function parseSettings(text: string): Result<Settings> {
  const stored = keptParts(text);
  if (stored["v"] !== 1) {
    return refuse("bad-form", "The saved settings cannot be read.");
  }
  let settings = DEFAULTS;
  for (const name of SETTING_NAMES) {
    const value = stored[name] ?? DEFAULTS[name];
    const changed = changeSetting(settings, name, value);
    if (!changed) {
      return refuse("bad-value", `The saved setting “${name}” cannot be “${value}”.`);
    }
    settings = changed;
  }
  return ok(settings);
}

/** The settings as they are stored. */
export function formatSettings(settings: Settings): string {
  return JSON.stringify({ v: 1, ...settings });
}
