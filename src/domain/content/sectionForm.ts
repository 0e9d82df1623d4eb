import { sentencesIn } from '#text/segments.ts';
import { hasProblems, type Check } from '../lists/check.ts';
import type { InvalidKey } from '../words/invalid.ts';
import {
  longestSentence,
  mostSentences,
  type Section,
  type SectionDraft,
  type Sentence,
} from './section.ts';

const ownSentences = (text: string): readonly Sentence[] =>
  sentencesIn(text).map((sentence) => ({ text: sentence }));

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
