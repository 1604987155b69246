/** The boot script of the table’s room: that of a page with widgets, and the keeping of the room for use offline. */
import "./live.ts";
import "../offline/edition.ts";
