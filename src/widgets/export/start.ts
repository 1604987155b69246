import { wakeWhenNeeded } from "../teach/asleep.ts";

wakeWhenNeeded(() => import("./awake.ts"), false);
