import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The shell is the same engine without windows: it does the work of the tests in two thirds of the time. */
const SYSTEM = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const isRoot = process.getuid?.() === 0;

/** Keep the browser off the network and out of the way; a sandbox cannot be had as root. */
export const CHROMIUM_FLAGS: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/**
 * The path of a Chromium to drive: the one `ODD_TRICK_CHROMIUM` names, else Playwright’s own, else one of the system’s;
 * failing these it has Playwright, and then Debian when root, install one. Throws one clear sentence where none can be had.
 */
export function findChromium(): string {
  const named = process.env.ODD_TRICK_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`ODD_TRICK_CHROMIUM names “${named}”, and no such file exists.`);
  }
  const found = present() ?? installed();
  if (found) {
    // The workers that Playwright starts inherit this, and need not look again.
    process.env.ODD_TRICK_CHROMIUM = found;
    return found;
  }
  throw new Error(
    "No Chromium was found and none could be installed: install Chromium or Chrome, or set ODD_TRICK_CHROMIUM to its path.",
  );
}

function present(): string | null {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of SYSTEM) {
    const paths = name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name));
    const path = paths.find((candidate) => existsSync(candidate));
    if (path) return path;
  }
  return null;
}

function installed(): string | null {
  const cli = join(import.meta.dirname, "../../node_modules/@playwright/test/cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore", timeout: 180_000 });
  const own = present();
  if (own || !isRoot) return own;
  spawnSync("apt-get", ["update"], { stdio: "ignore", timeout: 180_000 });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], {
      stdio: "ignore",
      timeout: 300_000,
    });
    const found = present();
    if (found) return found;
  }
  return null;
}
