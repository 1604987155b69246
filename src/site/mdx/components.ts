import Cards from "./Cards.astro";
import Exercise from "./Exercise.astro";
import HonourTable from "./HonourTable.astro";
import Ladder from "./Ladder.astro";
import Marker from "./Marker.astro";
import Note from "./Note.astro";
import Pad from "./Pad.astro";
import PlayHand from "./PlayHand.astro";
import PlayStill from "./PlayStill.astro";
import RankStrip from "./RankStrip.astro";
import Rule from "./Rule.astro";
import Seat from "./Seat.astro";
import Seats from "./Seats.astro";
import Summary from "./Summary.astro";
import ThenAndNow from "./ThenAndNow.astro";
import Trick from "./Trick.astro";
import Tried from "./Tried.astro";

/** The only names a lesson may use; a name not among them fails the build. */
export const components = {
  Cards,
  Exercise,
  HonourTable,
  Ladder,
  Marker,
  Note,
  Pad,
  PlayHand,
  PlayStill,
  RankStrip,
  Rule,
  Seat,
  Seats,
  Summary,
  ThenAndNow,
  Trick,
  Tried,
};
