/** What a documentation page showed. */
export interface Shown {
  readonly heading: string;
  /** All its text with the heading, without code. */
  readonly words: string;
  /** What was thrown, logged as an error, or shown in place of the page or of a story on it. */
  readonly errors: readonly string[];
}

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

/** What is wrong with a page: errors, no heading or text, and the unrendered markdown in its text. */
export function faultsOf({ heading, words, errors }: Shown): string[] {
  const raw = marks.flatMap((mark) => {
    const found = mark.exec(words);
    return found ? [words.slice(found.index, found.index + 40)] : [];
  });
  return [
    ...errors,
    ...(heading.trim() === '' ? ['has no heading'] : []),
    ...(words.trim() === heading.trim() ? ['has no text'] : []),
    ...raw.map((text) => `shows raw markdown: ${text}`),
  ];
}
