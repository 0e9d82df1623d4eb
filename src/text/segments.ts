const splitter = new Intl.Segmenter('und', { granularity: 'sentence' });
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** The sentences of a text. The end of a line ends one too. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => [...splitter.segment(line)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

export const wordsIn = (text: string): readonly string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
