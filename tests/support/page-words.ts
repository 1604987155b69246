/** Elements that end a run of words: what stands in one and in the next is not read together. */
const BLOCK =
  /<\/?(?:address|article|aside|blockquote|button|caption|dd|details|dfn|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|i|input|label|legend|li|main|nav|ol|option|p|section|small|span class="(?:rank|pip|vh|card|seat-letter)[^"]*"|summary|svg|table|tbody|td|textarea|th|thead|title|tr|ul)\b[^>]*>|<br[^>]*>/g;

/**
 * What a page says, a line for each run of words: no tags, no scripts, no styles, no
 * examples of what is written in files, and entities as they are read.
 */
export function linesOf(html: string): string[] {
  return html
    .replaceAll(/<(script|style|template|svg|pre)\b[\s\S]*?<\/\1>/g, "\n")
    .replaceAll(/<code>[\s\S]*?<\/code>/g, "\n")
    .replaceAll(BLOCK, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", "\u00A0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}
