import { wakeAs } from "../wake.ts";
import { Results } from "./Results.tsx";

wakeAs(Results);
