import { CLASS_DRAFT_KEY, readStored } from "../../../progress/storage.ts";
import { wakeWhenNeeded } from "../asleep.ts";

wakeWhenNeeded(() => import("./awake.ts"), readStored(CLASS_DRAFT_KEY) !== null);
