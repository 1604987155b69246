/** The boot script of a page with exercises: what every page does, and the clicks that come before an exercise is awake. */
import "./plain.ts";
import { keepEarlyClicks } from "./early-clicks.ts";

keepEarlyClicks();
