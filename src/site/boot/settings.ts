import {
  DEFAULTS,
  SETTING_NAMES,
  changeSetting,
  formatSettings,
  parseSettings,
  type Settings,
} from "../../progress/model/settings.ts";
import { SETTINGS_KEY, readStored, setAside, writeStored } from "../../progress/storage.ts";

/** The settings in force, and the sentence to show where what was stored could not be read. */
export type LoadedSettings = readonly [settings: Settings, complaint?: string];

/** Reads the stored settings; a malformed value is set aside and the defaults stand in. */
export function loadSettings(): LoadedSettings {
  const text = readStored(SETTINGS_KEY);
  if (text === null) return [DEFAULTS];
  const parsed = parseSettings(text);
  if (parsed.ok) return [parsed.value];
  setAside(SETTINGS_KEY, text);
  return [DEFAULTS, `${parsed.violation.message} The usual ones are in use.`];
}

/** Puts settings on the html element, where the stylesheets look for them. A theme of `system` is no attribute. */
export function applySettings(root: HTMLElement, settings: Settings): void {
  for (const name of SETTING_NAMES) root.dataset[name] = settings[name];
  if (settings.theme === "system") delete root.dataset["theme"];
}

/** Sets the panel’s radios as things stand, and from then on applies and keeps every change. */
export function wireSettings(root: HTMLElement, [settings, complaint = ""]: LoadedSettings): void {
  let current = settings;
  const say = (sentence: string) => {
    (document.querySelector(".notice") as HTMLElement).textContent = sentence;
  };
  say(complaint);
  for (const radio of document.querySelectorAll<HTMLInputElement>("#settings input")) {
    radio.checked = radio.value === current[radio.name as keyof Settings];
    radio.addEventListener("change", () => {
      current = changeSetting(current, radio.name, radio.value) ?? current;
      applySettings(root, current);
      if (!writeStored(SETTINGS_KEY, formatSettings(current))) {
        say("Your browser will not keep this.");
      }
    });
  }
}
