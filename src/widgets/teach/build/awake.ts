import { wakeAs } from "../wake.ts";
import { Builder } from "./Builder.tsx";

wakeAs(Builder);
