/** What markdown leaves behind where it was not understood: table rules and rows, bold, links, headings, strikes, fences. */
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

/** The pieces of a page's words that are markdown nobody turned into anything. Code is left out by the one who asks. */
export function rawMarkdownIn(words: string): string[] {
  return marks.flatMap((mark) => {
    const found = mark.exec(words);
    return found ? [words.slice(found.index, found.index + 40)] : [];
  });
}
