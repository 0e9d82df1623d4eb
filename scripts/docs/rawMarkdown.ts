/** Patterns of unrendered markdown: table rules and rows, bold, links, headings, strikes, fences. */
const marks: readonly RegExp[] = [
  /\|\s*:?-{3,}/,
  /(?:\|[^|\n]+){2,}\|/,
  /\*\*\S/,
  /\]\(\S/,
  /^#{1,6} /m,
  /~~\S/,
  /^\s*(?:[-*]|\d+\.) \[[ x]\]/m,
  /```/,
];

/** The unrendered markdown in a page's text. The caller leaves out code. */
export function rawMarkdownIn(words: string): string[] {
  return marks.flatMap((mark) => {
    const found = mark.exec(words);
    return found ? [words.slice(found.index, found.index + 40)] : [];
  });
}
