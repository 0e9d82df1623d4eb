import type { ContentIdea } from './contentIdea.ts';
import { markdownText } from './contentBrief.ts';
import {
  longestSentence,
  mostSentences,
  type Section,
  type SectionDraft,
  type Sentence,
} from './section.ts';
import { hasProblems, type Check } from '../lists/check.ts';
import { fileNameOf } from '../lists/sheet.ts';
import type { InvalidKey } from '../words/invalid.ts';
import { t } from '../words/translate.ts';

/** A point of the outline with its section, or a section whose point is in the outline no more. */
export interface PiecePart {
  readonly point: string;
  /** Null while it is not written. */
  readonly section: Section | null;
  readonly isInOutline: boolean;
}

/** Returns the parts of a piece in the order of the outline (D99). What no longer fits comes last, and stays. */
export function partsOf(
  { outline }: Pick<ContentIdea, 'outline'>,
  sections: readonly Section[],
): readonly PiecePart[] {
  const byPoint = new Map(sections.map((section) => [section.point, section]));
  const points = [...new Set(outline.map((point) => point.trim()))].filter((point) => point !== '');
  const left = sections.filter(({ point }) => !points.includes(point));
  return [
    ...points.map((point) => ({ point, section: byPoint.get(point) ?? null, isInOutline: true })),
    ...left.map((section) => ({ point: section.point, section, isInOutline: false })),
  ];
}

export const textOf = ({ sentences }: Pick<Section, 'sentences'>): string =>
  sentences.map(({ text }) => text).join(' ');

const words = new Intl.Segmenter('und', { granularity: 'word' });

export const wordCount = (sections: readonly Section[]): number =>
  sections.reduce(
    (sum, section) =>
      sum +
      [...words.segment(`${section.heading} ${textOf(section)}`)].filter(
        ({ isWordLike }) => isWordLike,
      ).length,
    0,
  );

const splitter = new Intl.Segmenter('und', { granularity: 'sentence' });

const ownSentences = (text: string): readonly Sentence[] =>
  text
    .split('\n')
    .flatMap((line) => [...splitter.segment(line)])
    .map(({ segment }) => ({ text: segment.trim() }))
    .filter((sentence) => sentence.text !== '');

const endsSentence = /[.!?…。！？]["”’»)\]]*\s*$/u;

/** True where a text has a whole sentence, and not the beginning or the end of a longer one. */
function isWholeAt(text: string, start: number, sentence: string): boolean {
  const before = text.slice(0, start);
  const after = text.slice(start + sentence.length);
  const begins = before.trim() === '' || /\n\s*$/.test(before) || endsSentence.test(before);
  const ends = after.trim() === '' || /^\s*\n/.test(after);
  return begins && (ends || (endsSentence.test(sentence) && /^\s/.test(after)));
}

/**
 * Returns the sentences of a section after its text was edited. A sentence that stands there as it was keeps what it rests on;
 * every other one is the person's own.
 */
export function editedSentences(before: readonly Sentence[], text: string): readonly Sentence[] {
  const kept: { readonly start: number; readonly end: number; readonly sentence: Sentence }[] = [];
  for (const sentence of before) {
    let start = text.indexOf(sentence.text);
    const isTaken = (at: number) =>
      kept.some((one) => at < one.end && one.start < at + sentence.text.length);
    while (start >= 0 && (isTaken(start) || !isWholeAt(text, start, sentence.text)))
      start = text.indexOf(sentence.text, start + 1);
    if (start >= 0) kept.push({ start, end: start + sentence.text.length, sentence });
  }
  const found: Sentence[] = [];
  let at = 0;
  for (const { start, end, sentence } of kept.toSorted((one, other) => one.start - other.start)) {
    found.push(...ownSentences(text.slice(at, start)), sentence);
    at = end;
  }
  return [...found, ...ownSentences(text.slice(at))];
}

/** What is typed of a section. */
interface SectionTexts {
  readonly heading: string;
  readonly text: string;
}

/** Checks the form of a section. */
export function checkSection(
  { point, sentences: before }: Section,
  { heading, text }: SectionTexts,
): Check<SectionDraft, keyof SectionTexts> {
  const sentences = editedSentences(before, text);
  const problems: { heading?: InvalidKey; text?: InvalidKey } = {};
  if (heading.trim() === '') problems.heading = 'invalid.heading';
  const isTooLong = sentences.some((each) => each.text.length > longestSentence);
  if (sentences.length === 0) problems.text = 'invalid.sectionText';
  else if (isTooLong) problems.text = 'invalid.sentenceTooLong';
  else if (sentences.length > mostSentences) problems.text = 'invalid.tooManySentences';
  return hasProblems(problems)
    ? { isValid: false, problems }
    : { isValid: true, value: { point, heading: heading.trim(), sentences } };
}

/** The sentence as it is once somebody says that it is true. */
export const confirmed = (sentences: readonly Sentence[], index: number): readonly Sentence[] =>
  sentences.map((sentence, place) => {
    const { assumed: _open, ...own } = sentence;
    return place === index ? own : sentence;
  });

/** Counts the sentences by what they rest on. */
export function countSentences(sections: readonly Section[]) {
  const all = sections.flatMap(({ sentences }) => sentences);
  return {
    of: all.length,
    quoted: all.filter(({ quote }) => quote !== undefined).length,
    assumed: all.filter(({ assumed }) => assumed).length,
  };
}

/** Returns the piece as Markdown, with a footnote for each quote if it is to have its sources. */
export function pieceToMarkdown(
  { title }: Pick<ContentIdea, 'title'>,
  parts: readonly PiecePart[],
  hasSources: boolean,
): string {
  const notes: string[] = [];
  const written = ({ text, quote, url }: Sentence): string => {
    const plain = markdownText(text);
    if (!hasSources || quote === undefined) return plain;
    const source = url === undefined ? '' : ` <${url}>`;
    notes.push(`[^${notes.length + 1}]: “${markdownText(quote)}”${source}`);
    return `${plain}[^${notes.length}]`;
  };
  const sections = parts.flatMap(({ section }) =>
    section
      ? [`## ${markdownText(section.heading)}`, section.sentences.map(written).join(' ')]
      : [],
  );
  const all = [`# ${markdownText(title)}`, ...sections, notes.join('\n')];
  return `${all.filter((part) => part !== '').join('\n\n')}\n`;
}

export const pieceFileName = ({ title }: Pick<ContentIdea, 'title'>): string =>
  `${fileNameOf(title, t('piece.fileName'))}.md`;
