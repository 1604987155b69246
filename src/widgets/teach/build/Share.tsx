import { Component } from "preact";
import { freshIn } from "../../../classroom/edit.ts";
import { checkSet, formatSet, type ClassSet } from "../../../classroom/set.ts";
import { linkToClass } from "../../address.ts";
import { countWords } from "../../practice/words.ts";
import { saveFile } from "../../tools/save-file.ts";
import { CopyBox } from "../CopyBox.tsx";
import { Qr } from "../Qr.tsx";

interface Props {
  readonly set: ClassSet;
  readonly onKeep: () => void;
  /** Makes every question that is dealt afresh the same for the whole class. */
  readonly onExact: () => void;
}

/** Giving the set to a class: its link, its QR code, a file; on paper and on the screen; and the list on this device. */
export class Share extends Component<Props, { shown: boolean }> {
  override state = { shown: false };

  override render({ set, onKeep, onExact }: Props, { shown }: { shown: boolean }) {
    const checked = checkSet(set);
    if (!checked.ok) return <p class="quiet">{checked.violation.message}</p>;
    const code = formatSet(set);
    const link = linkToClass(code);
    const fresh = freshIn(set.steps);
    return (
      <>
        {fresh > 0 && (
          <div class="fresh">
            <p>
              {fresh === set.steps.length
                ? "Every question is"
                : `${countWords(fresh, "question")} of ${set.steps.length} ${fresh === 1 ? "is" : "are"}`}{" "}
              dealt afresh: each student has other cards there, so nobody can copy. The projector
              and the handouts show one example of each. To talk about the same cards with
              everybody, make them exact.
            </p>
            <p class="acts">
              <button type="button" class="button" onClick={onExact}>
                Make these exact
              </button>
            </p>
          </div>
        )}
        <CopyBox id="link" label="Link for the class" text={link} button="Copy the link" />
        <p class="quiet">
          {link.length} letters. The set is in the link itself and in no other place: whoever has
          the link has the set.
        </p>
        <p class="acts">
          <button
            type="button"
            class="button"
            aria-expanded={shown}
            onClick={() => this.setState({ shown: !shown })}
          >
            {shown ? "Put the QR code away" : "Show a QR code"}
          </button>
          <a href={link}>Open it as a student sees it</a>
          <a href={`/teach/present/#${code}`}>Show it on the projector</a>
          <a href={`/teach/print/#${code}`}>Print handouts</a>
        </p>
        {shown && <Qr text={link} label="The link for the class as a QR code" />}
        <p class="acts">
          <button
            type="button"
            class="plain"
            onClick={() => saveFile("class-set.txt", `${set.title}\n${link}\n`)}
          >
            Save it to a file
          </button>
          <button type="button" class="plain" onClick={onKeep}>
            Keep it on this device
          </button>
        </p>
      </>
    );
  }
}
