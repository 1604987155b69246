import type { GivenFigure, GivenQuestion } from "./question.ts";

/** A file of a package, by its name in it. */
export interface PackageFile {
  readonly name: string;
  readonly text: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const ITEM = [
  'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd"',
].join(" ");

/** Words as XML has them; signs that it cannot hold at all are left out. */
function escaped(words: string): string {
  return words
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => `<p>${escaped(line)}</p>`).join("");

const SCORE =
  '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>';

const feedback = (identifier: string, why: string) =>
  `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="${identifier}" showHide="show"><p>${escaped(why)}</p></modalFeedback>`;

/** A question with answers to choose from. Sound answers score as the best do; where several are chosen, each its part. */
function choiceItem({ lines, several, answers }: GivenQuestion): string {
  const ids = answers.map((_, at) => `A${at + 1}`);
  const best = answers.flatMap(({ mark }, at) => (mark === "best" ? [ids[at]] : []));
  const worth = (mark: string) => {
    if (mark === "wrong") return several ? -1 / best.length : 0;
    return !several ? 1 : mark === "best" ? 1 / best.length : 0;
  };
  const cardinality = several ? "multiple" : "single";
  const question = escaped(lines.at(-1) ?? "");
  return [
    `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">`,
    `<correctResponse>${(several ? best : best.slice(0, 1)).map((id) => `<value>${id}</value>`).join("")}</correctResponse>`,
    '<mapping lowerBound="0" upperBound="1" defaultValue="0">',
    ...answers.map(
      ({ mark }, at) =>
        `<mapEntry mapKey="${ids[at]}" mappedValue="${Number(worth(mark).toFixed(5))}"/>`,
    ),
    "</mapping></responseDeclaration>",
    SCORE,
    `<outcomeDeclaration identifier="FEEDBACK" cardinality="${cardinality}" baseType="identifier"/>`,
    `<itemBody>${paragraphs(lines.slice(0, -1))}`,
    `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${several ? 0 : 1}"><prompt>${question}</prompt>`,
    ...answers.map(
      ({ words }, at) => `<simpleChoice identifier="${ids[at]}">${escaped(words)}</simpleChoice>`,
    ),
    "</choiceInteraction></itemBody>",
    '<responseProcessing><setOutcomeValue identifier="SCORE"><mapResponse identifier="RESPONSE"/></setOutcomeValue>',
    '<setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue></responseProcessing>',
    ...answers.map(({ why }, at) => feedback(ids[at] ?? "", why)),
  ].join("");
}

/** A question that asks for figures: it scores where all of them are right. */
function figuresItem({ lines, figures }: GivenQuestion): string {
  const id = (_: GivenFigure, at: number) => `R${at + 1}`;
  const ids = figures.map(id);
  return [
    ...figures.map(
      ({ value }, at) =>
        `<responseDeclaration identifier="${ids[at]}" cardinality="single" baseType="integer"><correctResponse><value>${value}</value></correctResponse></responseDeclaration>`,
    ),
    SCORE,
    '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>',
    `<itemBody>${paragraphs(lines)}`,
    ...figures.map(
      ({ words }, at) =>
        `<p>${escaped(words)}: <textEntryInteraction responseIdentifier="${ids[at]}" expectedLength="6"/></p>`,
    ),
    "</itemBody>",
    "<responseProcessing><responseCondition><responseIf><and>",
    ...ids.map(
      (one) => `<match><variable identifier="${one}"/><correct identifier="${one}"/></match>`,
    ),
    '</and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition>',
    '<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">WHY</baseValue></setOutcomeValue></responseProcessing>',
    feedback("WHY", figures.map(({ words, value, why }) => `${words}: ${value}. ${why}`).join(" ")),
  ].join("");
}

/** The files of a QTI 2.1 package: an item a question, and the manifest that names them. */
export function formatQti(questions: readonly GivenQuestion[]): PackageFile[] {
  const items = questions.map((question, at) => ({
    name: `question-${at + 1}.xml`,
    text: `${HEAD}\n<assessmentItem ${ITEM} identifier="question-${at + 1}" title="${escaped(`${at + 1}. ${question.title}`)}" adaptive="false" timeDependent="false">${question.figures.length > 0 ? figuresItem(question) : choiceItem(question)}</assessmentItem>\n`,
  }));
  const resources = items.map(
    ({ name }, at) =>
      `<resource identifier="resource-${at + 1}" type="imsqti_item_xmlv2p1" href="${name}"><file href="${name}"/></resource>`,
  );
  const manifest = `${HEAD}\n<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="odd-trick-set"><metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources>${resources.join("")}</resources></manifest>\n`;
  return [{ name: "imsmanifest.xml", text: manifest }, ...items];
}
