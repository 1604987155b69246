import { hrefOf, type TrackOfLessons } from "../library.ts";

/** Data as it stands in a page: nothing in it can end the element it is in. */
function inPage(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** The address of the site, which the configuration always has. */
export function siteOf({ site }: { readonly site: URL | undefined }): URL {
  if (!site) throw new Error("The configuration names no site.");
  return site;
}

/** What the course is, for machines that list such things: its tracks, and the lessons in each with the time they take. */
export function courseData(tracks: readonly TrackOfLessons[], site: URL): string {
  return inPage({
    "@context": "https://schema.org",
    "@type": "Course",
    name: "Odd Trick",
    url: new URL("/learn/", site).href,
    inLanguage: "en-GB",
    isAccessibleForFree: true,
    hasPart: tracks.map(({ track, lessons }) => ({
      "@type": "LearningResource",
      name: track.data.title,
      description: track.data.about,
      url: new URL(`/learn/#${track.id}`, site).href,
      hasPart: lessons.map((lesson) => ({
        "@type": "LearningResource",
        name: lesson.data.title,
        url: new URL(hrefOf(lesson), site).href,
        timeRequired: `PT${lesson.data.minutes}M`,
      })),
    })),
  });
}

/** What a practice room is: a quiz without end about one skill. */
export function quizData(name: string, about: string, url: URL): string {
  return inPage({
    "@context": "https://schema.org",
    "@type": "Quiz",
    name,
    about,
    url: url.href,
    inLanguage: "en-GB",
    isAccessibleForFree: true,
    learningResourceType: "Exercise",
  });
}
