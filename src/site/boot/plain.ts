/**
 * Runs in the head of every page before anything is painted, as one inline script (bundled by `bundle.mjs`): puts the
 * reader’s settings on the html element, and wires their panel once the page is there.
 */
import "../offline/later.ts";
import { applySettings, loadSettings, wireSettings } from "./settings.ts";

const root = document.documentElement;
const loaded = loadSettings();
root.dataset["js"] = "";
applySettings(root, loaded[0]);
addEventListener("DOMContentLoaded", () => wireSettings(root, loaded));
