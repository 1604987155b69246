import { lessonDone } from "../../progress/model/lessons-done.ts";
import { LearnersRecord } from "../../progress/record.ts";

/**
 * Once the list of lessons stands, puts beside each what the record knows of its exercises. Where there is no record, or it
 * cannot be read, the list stays as it is.
 */
async function tell(): Promise<void> {
  const { answers } = await LearnersRecord.open();
  if (answers.length === 0) return;
  for (const place of document.querySelectorAll<HTMLElement>("[data-sets]")) {
    const done = lessonDone(place.dataset["sets"]?.split(" ") ?? [], answers);
    if (!done) continue;
    place.textContent = done.right === done.of ? "Done" : `${done.right} of ${done.of} right`;
  }
}

tell()
  .catch(() => {})
  .finally(() => {
    const list = document.querySelector<HTMLElement>("[data-asleep]");
    if (list) delete list.dataset["asleep"];
  });
