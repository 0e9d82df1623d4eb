import { foldText } from '#text/foldText.ts';
import type { EntityId } from '../lists/entityId.ts';

export interface Addressee {
  readonly id: EntityId;
  readonly name: string;
  readonly companyName: string;
}

/** A word of a text: as written, folded for comparing, and its position. */
export interface Word {
  readonly written: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ index, 0: word }) => ({
    written: word.normalize('NFKC'),
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }));

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldText));

const legalForms = setOf(
  'inc ltd llc llp plc gmbh mbh ag kg ug se sa sas sarl srl spa bv nv oy ab as aps co corp corporation company limited pty the',
);

/** Scripts without spaces between words, or with endings attached to names. Names in them are searched as substrings. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

interface Name {
  readonly of: 'person' | 'company';
  readonly label: string;
  readonly words: readonly Word[];
}

const personName = (name: string): Name => ({
  of: 'person',
  label: name.trim(),
  words: wordsOf(name),
});

function companyName(name: string): Name {
  const words = wordsOf(name);
  const core = words.filter(({ folded }) => !legalForms.has(folded));
  return { of: 'company', label: name.trim(), words: core.length > 0 ? core : words };
}

const namesOf = (to: Addressee): readonly Name[] =>
  [personName(to.name), companyName(to.companyName)].filter(({ words }) => words.length > 0);

/** The names of all recipients and their companies by their first word, so that a text is searched only once. */
export interface NameIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly Name[]>;
  readonly withoutSpaces: readonly Name[];
  /** Full names by given name, for the greeting. */
  readonly givenNames: ReadonlyMap<string, string>;
}

export function nameIndexOf(addressees: readonly Addressee[]): NameIndex {
  const names = new Map<string, Name>();
  const givenNames = new Map<string, string>();
  for (const name of addressees.flatMap(namesOf)) {
    // A single word may be any word, so as a person's name it counts only in the greeting.
    if (name.of === 'company' || name.words.length > 1 || withoutSpaces.test(name.label))
      names.set(name.label, name);
    const given = name.words[0]?.folded ?? '';
    if (name.of === 'person' && given.length > 1 && !givenNames.has(given))
      givenNames.set(given, name.label);
  }
  const all = [...names.values()];
  const spaced = all.filter(({ label }) => !withoutSpaces.test(label));
  return {
    byFirstWord: Map.groupBy(spaced, ({ words }) => words[0]?.folded ?? ''),
    withoutSpaces: all.filter(({ label }) => withoutSpaces.test(label)),
    givenNames,
  };
}

/** Returns true when the words of the name follow one another at this position. A single word must match in case as well. */
const occursAt = ({ words }: Name, text: readonly Word[], at: number): boolean =>
  words.length === 1
    ? words[0]?.written === text[at]?.written
    : words.every(({ folded }, step) => folded === text[at + step]?.folded);

const isSame = (one: Name, other: Name): boolean =>
  one.words.map(({ folded }) => folded).join(' ') ===
  other.words.map(({ folded }) => folded).join(' ');

/** A name in a text that is not the recipient's. */
export interface WrongName {
  /** `stranger`: a greeting of somebody who is no recipient at all. */
  readonly of: Name['of'] | 'stranger';
  /** The name as the list spells it; for a stranger as the text does. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the names of other recipients and their companies in a text. */
export function wrongNamesIn(text: string, to: Addressee, index: NameIndex): readonly WrongName[] {
  const words = wordsOf(text);
  const own = namesOf(to);
  const found: WrongName[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const mine = own.filter((name) => occursAt(name, words, at)).map((name) => name.words.length);
    if (mine.length > 0) {
      at += Math.max(...mine) - 1;
      continue;
    }
    for (const name of index.byFirstWord.get(words[at]?.folded ?? '') ?? []) {
      if (own.some((each) => isSame(each, name)) || !occursAt(name, words, at)) continue;
      const start = words[at]?.start ?? 0;
      const end = words[at + name.words.length - 1]?.end ?? start;
      found.push({ of: name.of, name: name.label, start, end });
    }
  }
  for (const { of, label } of index.withoutSpaces) {
    const start = text.indexOf(label);
    if (start < 0 || own.some((name) => name.label.includes(label))) continue;
    found.push({ of, name: label, start, end: start + label.length });
  }
  return found;
}

/** Returns the position of the first line of a text, which contains the greeting. */
export function greetingLine(body: string): { readonly start: number; readonly end: number } {
  const start = body.length - body.trimStart().length;
  const end = body.indexOf('\n', start);
  return { start, end: end < 0 ? body.length : end };
}

/** The words before a name in a greeting, in the languages that the lists of phrases have. */
const greetings = setOf(
  'hi hello hey dear good morning afternoon evening greetings hallo liebe lieber guten tag morgen abend sehr geehrte geehrter servus moin bonjour bonsoir salut cher chère hola estimado estimada querido querida buenos buenas días tardes noches',
);
/** The words of a greeting that names nobody, and titles before a family name. */
const everybody = setOf(
  'there team all everyone everybody sir madam folks friend friends colleague colleagues zusammen alle damen herren leute kolleginnen kollegen tous toutes madame monsieur mesdames messieurs équipe collègues todos todas equipo señor señora señores compañeros amigos mr mrs ms miss mx dr prof professor herr frau dott sr sra don m mme mlle',
);
/** Longer lines are no greetings. */
const longestGreeting = { characters: 200, words: 6, name: 3 };

/** Returns the name that the first line greets; undefined when it is the recipient's own or there is none. */
export function wrongGreeting(
  body: string,
  to: Addressee,
  index: NameIndex,
): WrongName | undefined {
  const { start, end } = greetingLine(body);
  if (end - start > longestGreeting.characters) return undefined;
  const words = wordsOf(body.slice(start, end));
  if (words.length > longestGreeting.words) return undefined;
  const own = new Set(namesOf(to).flatMap((name) => name.words.map(({ folded }) => folded)));
  if (words.some(({ folded }) => own.has(folded))) return undefined;
  const other = words.find(({ folded }) => index.givenNames.has(folded));
  if (other) {
    const name = index.givenNames.get(other.folded) ?? '';
    return { of: 'person', name, start: start + other.start, end: start + other.end };
  }
  return to.name.trim() === '' ? undefined : strangerIn(body, { start, end }, words);
}

/** Returns the name after the greeting words, when the line has nothing else. */
function strangerIn(
  body: string,
  line: ReturnType<typeof greetingLine>,
  words: readonly Word[],
): WrongName | undefined {
  const from = words.findIndex(({ folded }) => !greetings.has(folded));
  const name = from > 0 ? words.slice(from) : [];
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last || name.length > longestGreeting.name) return undefined;
  const isName = ({ written }: Word) => written.length > 1 && /^\p{Lu}\p{Ll}/u.test(written);
  // More words make it a sentence, such as 'Hello Bread lovers'.
  if (!name.every(isName) || words.some(({ folded }) => everybody.has(folded))) return undefined;
  const [start, end] = [line.start + first.start, line.start + last.end];
  if (!/^[\s,;:.!–—-]*$/u.test(body.slice(end, line.end))) return undefined;
  return { of: 'stranger', name: body.slice(start, end), start, end };
}
