import { wakeAs } from "../wake.ts";
import { Class } from "./Class.tsx";

wakeAs(Class);
