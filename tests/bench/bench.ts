/** `npm run bench`: prints the times that matter as one JSON object. It judges nothing: machines are shared and noisy. */
import { join } from "node:path";
import { builtPages, isLesson } from "../support/dist.ts";
import { ROOT } from "../support/files.ts";
import { clickToVerdict, coldVisits, openBrowser } from "./browser.ts";
import { clickWhileSolving, fieldInBrowser } from "./busy.ts";
import { problemsPerSecond } from "./problems.ts";
import { sortTwoHundred } from "./results.ts";
import { serve } from "../support/serve.ts";

const lesson = builtPages().find((page) => isLesson(page) && page.path.includes("leads-against"));
const site = await serve(join(ROOT, "dist"));
const browser = await openBrowser();
try {
  console.log(
    JSON.stringify(
      {
        problemsPerSecond: await problemsPerSecond(),
        clickToPaintedVerdictMs: await clickToVerdict(browser, site.origin),
        cardPlayedWhileSolvingMs: await clickWhileSolving(browser, site.origin),
        leadsTried: await fieldInBrowser(browser, site.origin),
        slow4g: await coldVisits(browser, site.origin, [
          lesson?.path ?? "/learn/",
          "/practice/lead-card/",
        ]),
        twoHundredCodesMs: await sortTwoHundred(browser, site.origin),
        conditions:
          "4x CPU slowdown; slow4g: 150 ms, 1.6 Mbps, 412 x 823 px, medians of cold visits",
      },
      null,
      2,
    ),
  );
} finally {
  await browser.close();
  site.close();
}
