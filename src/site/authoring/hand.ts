/**
 * A printed hand as it begins: a deal of straight bridge that can be read and played, one suit to each player, with “…”
 * where the author’s words go. Every line is then replaced by what the book has.
 */
export function handText(): string {
  const ranks = [..."AKQJT98765432"];
  const tricks = ranks.map((rank) => `S${rank} H${rank} D${rank} C${rank}`);
  const suit = ranks.join("");
  return `% PBN 2.1
% Odd Trick
[Event "…"]
[Site "?"]
[Date "????.??.??"]
[Board "1"]
[West "?"]
[North "?"]
[East "?"]
[South "?"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:.${suit}.. ..${suit}. ...${suit} ${suit}..."]
[Scoring "?"]
[Declarer "S"]
[Contract "1NT"]
[Result "0"]
[OddTrickGame "straight-bridge"]
[OddTrickStrain "notrump"]
[OddTrickMaker "S"]
[OddTrickAbout "…"]
[OddTrickBook "elwell"]
[OddTrickPlace "…"]
[Note "1:{A} leads his long suit from the top."]
[Play "W"]
SA ${tricks[0]?.slice(3) ?? ""} =1=
${tricks.slice(1).join("\n")}
`;
}
