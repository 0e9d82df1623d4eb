/** A sentence of a text, without the spaces around it. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** The end of a sentence, a blank line, or the beginning of a list's next entry. */
const boundary =
  /[.!?…]+["'”’)\]]*(?=\s|$)|[。！？]+|\n(?=[^\S\n]*(?:\n|[-*•–]\s|\d{1,2}[.)]\s))/gu;

/** Splits a text into its sentences. Lines of one paragraph belong together. */
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
