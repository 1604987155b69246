import { wakeAs } from "../teach/wake.ts";
import { Projector } from "./Projector.tsx";

wakeAs(Projector);
