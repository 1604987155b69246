/**
 * Reads the part of Moodle’s GIFT format that a set is saved in, by its published description: questions parted by a blank
 * line, `::title::[plain]text { answers }`, in which `=` is right, `~` wrong or, with `%share%`, worth that much, `#` the
 * feedback, and `{#` asks for a number. Throws where a sign stands that the format gives another meaning.
 */
export interface GiftQuestion {
  readonly title: string;
  readonly text: string;
  readonly numeric: boolean;
  readonly answers: readonly {
    readonly worth: number;
    readonly words: string;
    readonly feedback: string;
  }[];
}

export function parseGift(gift: string): GiftQuestion[] {
  return gift
    .trim()
    .split(/\n{2,}/)
    .map(parseOne);
}

const PLAIN = String.raw`(?:[^\\~=#{}:\n]|\\[\\~=#{}:n])`;
const QUESTION = new RegExp(String.raw`^::(${PLAIN}*)::\[plain\](${PLAIN}*) ?\{(#?)\n([^]*)\n\}$`);
const ANSWER = new RegExp(String.raw`^(=|~)(?:%(-?\d+(?:\.\d{1,5})?)%)?(${PLAIN}+)#(${PLAIN}*)$`);

function parseOne(text: string): GiftQuestion {
  const [, title = "", asked = "", numeric, inner = ""] = QUESTION.exec(text) ?? refuse(text);
  const answers = inner.split("\n").map((line) => {
    const [, sign, share, words = "", feedback = ""] = ANSWER.exec(line) ?? refuse(line);
    const worth = share === undefined ? (sign === "=" ? 100 : 0) : Number(share);
    return { worth, words: unescaped(words), feedback: unescaped(feedback) };
  });
  return {
    title: unescaped(title),
    text: unescaped(asked).trimEnd(),
    numeric: numeric === "#",
    answers,
  };
}

function unescaped(words: string): string {
  return words.replace(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
}

function refuse(text: string): never {
  throw new Error(`this is not GIFT: ${text}`);
}
