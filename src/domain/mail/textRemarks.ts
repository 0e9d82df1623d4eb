import { limits } from '../settings/limits.ts';
import { greetingLine, wrongGreeting } from './greeting.ts';
import { wordsOf, type Words } from './namesInText.ts';
import { mailLanguageOf, phraseAt, withCapitalOf, type PhraseKind } from './phrases/phrases.ts';
import { meaningOf, placeholdersIn } from './placeholders.ts';
import { sentencesOf, type Sentence } from './sentences.ts';
import { doOverlap, type TextFix, type TextPlace } from './textPlace.ts';
import { wrongNamesIn, type Addressee, type NameIndex } from './wrongRecipients.ts';

/** A remark about words in a mail. */
export interface TextRemark {
  readonly kind:
    | 'placeholder'
    | 'wrongName'
    | 'wrongGreeting'
    | PhraseKind
    | 'loud'
    | 'longSentence';
  /** The words that the remark is about. */
  readonly found: string;
  /** Their position; null when the text spells the name differently. */
  readonly place: TextPlace | null;
  /** The fix; null when none is certain. */
  readonly fix: TextFix | null;
  /** The number of words of a long sentence; absent for other remarks. */
  readonly count?: number;
}

interface TextParts {
  readonly field: TextPlace['field'];
  readonly text: string;
  readonly words: Words;
}

/**
 * Returns the name for the greeting: the first word of the name. It is the whole name when the first word is an abbreviation
 * such as 'Dr.', or when the name has no spaces.
 */
export function givenNameOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  return words.length > 1 && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) ? first : words.join(' ');
}

/** Returns true for a name that can be inserted as a fix: not blank, and not a placeholder itself. */
const canBePutIn = (name: string) => name !== '' && placeholdersIn(name).length === 0;

function placeholderRemarks({ field, text }: TextParts, to: Addressee): readonly TextRemark[] {
  const greeting = greetingLine(text);
  return placeholdersIn(text).map(({ found, start, end }) => {
    const meaning = meaningOf(found);
    // A name below the greeting may be that of the sender.
    const isSure = meaning !== 'name' || (field === 'body' && end <= greeting.end);
    const put = meaning === 'company' ? to.companyName.trim() : givenNameOf(to.name);
    const isMended = meaning !== undefined && isSure && canBePutIn(put);
    const place = { field, start, end };
    return { kind: 'placeholder', found, place, fix: isMended ? { ...place, text: put } : null };
  });
}

function nameRemarks(
  { field, text, words }: TextParts,
  to: Addressee,
  index: NameIndex,
): readonly TextRemark[] {
  const greeting = greetingLine(text);
  const greeted =
    field === 'body' ? wrongGreeting(text, to, index, mailLanguageOf(words)) : undefined;
  const fixOf = (place: TextPlace): TextFix | null =>
    greeted && place.end <= greeting.end && canBePutIn(to.name.trim())
      ? { ...place, text: givenNameOf(to.name) }
      : null;
  const listed = wrongNamesIn(text, words, to, index).map(({ name, place }): TextRemark => {
    const at = place && { field, ...place };
    const isPerson = greeted?.other === name;
    return { kind: 'wrongName', found: name, place: at, fix: at && isPerson ? fixOf(at) : null };
  });
  if (!greeted) return listed;
  const place = { field, start: greeted.start, end: greeted.end };
  const isListed = listed.some((remark) => remark.place && doOverlap(remark.place, place));
  if (isListed) return listed;
  return [
    {
      kind: greeted.other === undefined ? 'wrongGreeting' : 'wrongName',
      found: greeted.other ?? greeted.found,
      place,
      fix: fixOf(place),
    },
    ...listed,
  ];
}

/**
 * Returns the fix that removes a sentence, with the spaces around it, when the phrase is all it contains; null otherwise.
 */
function removalOf(text: string, { start, end }: Sentence, place: TextPlace): TextFix | null {
  const isWhole = place.start === start && /^[.!…]*$/u.test(text.slice(place.end, end));
  if (!isWhole) return null;
  const after = /^\s*/u.exec(text.slice(end))?.[0].length ?? 0;
  const isLast = end + after === text.length;
  const before = /\s*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  return isLast
    ? { field: place.field, start: start - before, end, text: '' }
    : { field: place.field, start, end: end + after, text: '' };
}

function phraseRemarks(
  { field, text, words }: TextParts,
  sentences: readonly Sentence[],
  language: ReturnType<typeof mailLanguageOf>,
): readonly TextRemark[] {
  const remarks: TextRemark[] = [];
  for (let index = 0; index < words.folded.length; index += 1) {
    const phrase = phraseAt(language, text, words, index);
    if (!phrase) continue;
    const start = words.starts[index] ?? 0;
    index += phrase.words.length - 1;
    const place = { field, start, end: words.ends[index] ?? start };
    const found = text.slice(place.start, place.end);
    const sentence = sentences.find((each) => each.start <= start && start < each.end);
    const removal =
      phrase.kind === 'generic' && field === 'body' && sentence
        ? removalOf(text, sentence, place)
        : null;
    const plainer =
      phrase.plainer === null ? null : { ...place, text: withCapitalOf(found, phrase.plainer) };
    remarks.push({ kind: phrase.kind, found, place, fix: plainer ?? removal });
  }
  return remarks;
}

const loudRemarks = ({ field, text }: TextParts): readonly TextRemark[] =>
  [...text.matchAll(/[!！]{2,}/gu)].map(({ index, 0: found }) => {
    const place = { field, start: index, end: index + found.length };
    return { kind: 'loud', found, place, fix: { ...place, text: found.slice(0, 1) } };
  });

/** Counts the words of each sentence in one pass. A word belongs to the first sentence that ends after it. */
function longRemarks(
  { field, text, words }: TextParts,
  sentences: readonly Sentence[],
): readonly TextRemark[] {
  let word = 0;
  return sentences.flatMap(({ start, end }): TextRemark[] => {
    const first = word;
    while (word < words.ends.length && (words.ends[word] ?? 0) <= end) word += 1;
    const count = word - first;
    if (count <= limits.mailCheck.sentenceWords) return [];
    const place = { field, start, end };
    return [{ kind: 'longSentence', found: text.slice(start, end), place, fix: null, count }];
  });
}

/** Returns the remarks about the words of a mail, in the order of the text. */
export function textRemarks(
  mail: { readonly subject: string; readonly body: string },
  to: Addressee,
  index: NameIndex,
): readonly TextRemark[] {
  const subject = { field: 'subject', text: mail.subject, words: wordsOf(mail.subject) } as const;
  const body = { field: 'body', text: mail.body, words: wordsOf(mail.body) } as const;
  const language = mailLanguageOf(body.words);
  const sentences = sentencesOf(mail.body);
  const all = [
    ...[subject, body].flatMap((part) => [
      ...placeholderRemarks(part, to),
      ...nameRemarks(part, to, index),
      ...phraseRemarks(part, part === body ? sentences : [], language),
      ...loudRemarks(part),
    ]),
    ...longRemarks(body, sentences),
  ];
  const order = ({ place }: TextRemark) =>
    place === null ? -1 : (place.field === 'subject' ? 0 : mail.subject.length + 1) + place.start;
  return all.toSorted((one, other) => order(one) - order(other));
}
