/** A lesson as it begins on a day: everything that a lesson must have, with “…” where its author’s words go. */
export function lessonText(day: string): string {
  return `---
title: …
lede: …
minutes: 10
added: ${day}
rules:
  - lead.high.king
  - lead.fourth-best
practice: [lead-card]
---

Begin with what the reader sees at the table. With \`♠KQ85{:deal}\` you lead the king: <Rule id="lead.high.king" />.

## …

…

<Exercise kind="lead-card" item="king-queen" />

## …

…

<Exercise kind="lead-card" item="queen-jack" />

<Exercise kind="lead-card" item="fourth-best" />

<Summary>

- …

</Summary>

<ThenAndNow>

**The same.** …

**Changed.** …

</ThenAndNow>
`;
}
