import { wakeAs } from "../teach/wake.ts";
import { Export } from "./Export.tsx";

wakeAs(Export);
