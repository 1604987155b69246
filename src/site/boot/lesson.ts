/** The boot script of a lesson, which is a place to come back to: what is left, or behind something else, is hidden. */
import "./live.ts";
import { rememberPlace } from "./remember-place.ts";

addEventListener("visibilitychange", rememberPlace);
