import { createServer } from "node:net";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./support/chromium.ts";

/** A port nobody uses just now. Playwright’s workers read this file again and inherit the first answer. */
async function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(String(port)));
    });
  });
}

process.env.ODD_TRICK_PORT ??= await freePort();
const origin = `http://localhost:${process.env.ODD_TRICK_PORT}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that stalls for a moment is not a fault of the site; what passes at a second try is named in the report.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: "line",
  use: {
    baseURL: origin,
    browserName: "chromium",
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS] },
  },
  webServer: {
    command: `astro preview --ignore-lock --port ${process.env.ODD_TRICK_PORT} --host localhost`,
    cwd: join(import.meta.dirname, ".."),
    url: origin,
    env: { ASTRO_TELEMETRY_DISABLED: "1", PATH: process.env.PATH ?? "" },
    timeout: 60_000,
  },
});
