import { isMentioned, namePattern, wordsOf, type Words } from './namesInText.ts';
import type { MailLanguage } from './phrases/phrases.ts';
import type { Addressee, NameIndex } from './wrongRecipients.ts';

/** A greeting of somebody other than the recipient. */
export interface WrongGreeting {
  /** The name in the greeting. */
  readonly found: string;
  /** The full name of the prospect with that given name; undefined when it is none of the others. */
  readonly other: string | undefined;
  readonly start: number;
  readonly end: number;
}

const maxWords = 6;
const titles = new Set(
  'mr mrs ms miss mx dr prof professor sir herr frau dott sr sra don m mme mlle'.split(' '),
);

/** Returns the position of the first line of a text, which contains the greeting. */
export function greetingLine(body: string): { readonly start: number; readonly end: number } {
  const start = body.length - body.trimStart().length;
  const end = body.indexOf('\n', start);
  return { start, end: end < 0 ? body.length : end };
}

/** Returns the name that the first line greets; undefined when it is the recipient's own or there is none. */
export function wrongGreeting(
  body: string,
  to: Addressee,
  index: NameIndex,
  language: MailLanguage,
): WrongGreeting | undefined {
  const { start, end } = greetingLine(body);
  const line = body.slice(start, end);
  // A long line is no greeting.
  if (line.length > 200) return undefined;
  const words = wordsOf(line);
  const { folded } = words;
  if (folded.length > maxWords) return undefined;
  const ownNames = new Set(namePattern(to.name).words.folded);
  if (folded.some((word) => ownNames.has(word))) return undefined;
  const place = (first: number, last: number) => ({
    found: line.slice(words.starts[first], words.ends[last]),
    start: start + (words.starts[first] ?? 0),
    end: start + (words.ends[last] ?? 0),
  });
  const at = folded.findIndex((word) => index.givenNames.has(word));
  if (at >= 0) return { ...place(at, at), other: index.givenNames.get(folded[at] ?? '') };
  const stranger = strangerIn(line, words, to, language);
  return stranger && { ...place(...stranger), other: undefined };
}

/** Returns the positions of the first and last word of the name after the greeting words. */
function strangerIn(
  line: string,
  words: Words,
  to: Addressee,
  { greetings, everybody }: MailLanguage,
): readonly [number, number] | undefined {
  const { folded, written } = words;
  const first = folded.findIndex((word) => !greetings.has(word));
  const isGreeting = first > 0 && to.name.trim() !== '';
  const isAnybody = folded.some((word) => everybody.has(word) || titles.has(word));
  if (!isGreeting || isAnybody) return undefined;
  const isName = (word: string) => word.length > 1 && /^\p{Lu}\p{Ll}/u.test(word);
  let last = first - 1;
  while (isName(written[last + 1] ?? '')) last += 1;
  if (last < first || last - first > 2) return undefined;
  // More words make it a sentence, such as 'Hello Bread lovers'. Greeting the recipient's own company is right too.
  const isAlone =
    last === folded.length - 1 && /^[\s,;:.!–—-]*$/u.test(line.slice(words.ends[last]));
  const isOwn = [to.name, to.companyName].some((name) => {
    const pattern = namePattern(name);
    return pattern.words.folded.length > 0 && isMentioned(pattern, words);
  });
  return isAlone && !isOwn ? [first, last] : undefined;
}
