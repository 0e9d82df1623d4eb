import { foldText } from '#text/foldText.ts';
import type { EntityId } from '../lists/entityId.ts';

export interface Addressee {
  readonly id: EntityId;
  readonly name: string;
  readonly companyName: string;
}

/** A word of a text: as written, folded for comparing, and its position. */
interface Word {
  readonly written: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const spaced = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** In scripts without spaces between words, or with endings attached to names, each character is a word here. */
const unspaced =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const searched = new RegExp(
  `${unspaced}\\p{M}*|[\\p{L}\\p{N}](?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}])*`,
  'gu',
);

export const wordsOf = (text: string, pattern = spaced): readonly Word[] =>
  [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
    written: word.normalize('NFKC'),
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }));

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldText));

const isLegalForm = ({ folded }: Word): boolean => legalForms.has(folded);
const legalForms = setOf(
  'inc ltd llc llp plc gmbh mbh ag kg ug se sa sas sarl srl spa bv nv oy ab as aps co corp corporation company limited pty the',
);

/** The name of a recipient or their company, and the remark about it in the mail to another one. */
interface Name {
  readonly kind: 'wrongName' | 'wrongCompany';
  readonly label: string;
  readonly words: readonly Word[];
}

function namesOf(to: Addressee): readonly Name[] {
  const person = wordsOf(to.name, searched);
  const company = wordsOf(to.companyName, searched);
  const core = company.filter((word) => !isLegalForm(word));
  const names: readonly Name[] = [
    { kind: 'wrongName', label: to.name.trim(), words: person },
    { kind: 'wrongCompany', label: to.companyName.trim(), words: core.length > 0 ? core : company },
  ];
  return names.filter(({ words }) => words.length > 0);
}

/** Names by their first word, so that a text is searched only once; the longest first. */
type Names = ReadonlyMap<string, readonly Name[]>;

const byFirstWord = (names: readonly Name[]): Names =>
  Map.groupBy(
    names.toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => words[0]?.folded ?? '',
  );

/** Returns the name that begins at a word. A name of a single word must match in case as well. */
const nameAt = (names: Names, text: readonly Word[], at: number): Name | undefined =>
  names
    .get(text[at]?.folded ?? '')
    ?.find(({ words }) =>
      words.length === 1
        ? words[0]?.written === text[at]?.written
        : words.every(({ folded }, step) => folded === text[at + step]?.folded),
    );

/** Returns the names of all recipients and their companies, and their full names by given name, for the greeting. */
export function nameIndexOf(addressees: readonly Addressee[]) {
  const all = addressees.flatMap(namesOf);
  const givenNames = new Map<string, string>();
  for (const { name } of addressees.toReversed()) {
    const given = wordsOf(name)[0]?.folded ?? '';
    if (given.length > 1) givenNames.set(given, name.trim());
  }
  // A single word may be any word, so as a person's name it counts only in the greeting.
  const sure = all.filter(({ kind, words }) => kind === 'wrongCompany' || words.length > 1);
  return { names: byFirstWord(sure), givenNames };
}

export type NameIndex = ReturnType<typeof nameIndexOf>;

/** A name in a text that is not the recipient's. */
export interface WrongName {
  /** `wrongGreeting`: a greeting of somebody who is no recipient at all. */
  readonly kind: Name['kind'] | 'wrongGreeting';
  /** The name as the list spells it; in a wrong greeting as the text does. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the names of other recipients and their companies in a text. */
export function wrongNamesIn(text: string, to: Addressee, index: NameIndex): readonly WrongName[] {
  const words = wordsOf(text, searched);
  const own = byFirstWord(namesOf(to));
  const found: WrongName[] = [];
  let end = 0;
  for (const [at, { start }] of words.entries()) {
    if (start < end) continue;
    const mine = nameAt(own, words, at);
    const name = mine ?? nameAt(index.names, words, at);
    if (!name) continue;
    end = words[at + name.words.length - 1]?.end ?? start;
    if (!mine) found.push({ kind: name.kind, name: name.label, start, end });
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
  const own = new Set(
    [to.name, to.companyName]
      .flatMap((name) => wordsOf(name))
      .filter((word) => !isLegalForm(word))
      .map(({ folded }) => folded),
  );
  if (words.some(({ folded }) => own.has(folded))) return undefined;
  const other = words.find(({ folded }) => index.givenNames.has(folded));
  if (other) {
    const name = index.givenNames.get(other.folded) ?? '';
    return { kind: 'wrongName', name, start: start + other.start, end: start + other.end };
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
  return { kind: 'wrongGreeting', name: body.slice(start, end), start, end };
}
