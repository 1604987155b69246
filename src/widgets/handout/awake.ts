import { wakeAs } from "../teach/wake.ts";
import { Handout } from "./Handout.tsx";

wakeAs(Handout);
