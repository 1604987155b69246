import { wakeWhenNeeded } from "../asleep.ts";

wakeWhenNeeded(() => import("./awake.ts"), false);
