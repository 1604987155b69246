import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `unit` needs nothing but the sources; `site` reads `content` and the built `dist`, so it runs after a build. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/content/**"],
          testTimeout: process.env.DEEP ? 600_000 : 30_000,
          // Pure code has nothing to keep apart, and is read once for all files.
          isolate: false,
        },
      },
      {
        root,
        test: { name: "site", include: ["tests/content/**/*.test.ts"], testTimeout: 60_000 },
      },
    ],
  },
});
