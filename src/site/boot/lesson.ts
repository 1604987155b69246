/** The boot script of a lesson, which is a place to come back to. */
import "./live.ts";
import { rememberPlace } from "./remember-place.ts";

addEventListener("DOMContentLoaded", rememberPlace);
