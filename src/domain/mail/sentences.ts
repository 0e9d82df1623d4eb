/** The position of a sentence in its text, without surrounding spaces. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** Matches the end of a sentence, a blank line, or the break before a list item. */
const boundary =
  /[.!?…]+["'”’)\]]*(?=\s|$)|[。！？]+|\n(?=[^\S\n]*(?:\n|[-*•–]\s|\d{1,2}[.)]\s))/gu;

/** Splits a text into sentences. Lines of the same paragraph belong together. */
export function sentencesOf(text: string): readonly Sentence[] {
  const ends = [...text.matchAll(boundary)].map(({ index, 0: mark }) => index + mark.length);
  let from = 0;
  const sentences: Sentence[] = [];
  for (const until of [...ends, text.length]) {
    const part = text.slice(from, until);
    const end = from + part.trimEnd().length;
    const start = until - part.trimStart().length;
    if (start < end) sentences.push({ start, end });
    from = until;
  }
  return sentences;
}
