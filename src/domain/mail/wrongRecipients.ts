import type { EntityId } from '../lists/entityId.ts';
import {
  isUnspaced,
  soughtCompany,
  soughtName,
  standsAt,
  wordsOf,
  type SoughtName,
} from './namesInText.ts';

/** Someone mail is written to. */
export interface Addressee {
  readonly id: EntityId;
  readonly name: string;
  readonly companyName: string;
}

/** All names and companies written to, by their first word, so that a text is read once however many there are. */
export interface NameIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly SoughtName[]>;
  readonly unspaced: readonly SoughtName[];
  /** Given names, for the greeting. */
  readonly givenNames: ReadonlyMap<string, string>;
}

export function nameIndexOf(addressees: readonly Addressee[]): NameIndex {
  const names = new Map<string, SoughtName>();
  const givenNames = new Map<string, string>();
  for (const { name, companyName } of addressees) {
    const person = soughtName(name);
    // A single word could be any word: alone it counts in the greeting only.
    if (person.words.small.length > 1 || isUnspaced(person)) names.set(person.label, person);
    const [given = ''] = person.words.small;
    if (given.length > 1 && !givenNames.has(given)) givenNames.set(given, person.label);
    const company = soughtCompany(companyName);
    if (company.words.small.length > 0) names.set(company.label, company);
  }
  const byFirstWord = new Map<string, SoughtName[]>();
  const unspaced: SoughtName[] = [];
  for (const name of names.values()) {
    const [first = ''] = name.words.small;
    if (isUnspaced(name)) unspaced.push(name);
    else byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), name]);
  }
  return { byFirstWord, unspaced, givenNames };
}

/** Whose names a mail has that is not to them: another prospect, another company. */
export function wrongRecipientNames(
  { subject, body }: { readonly subject: string; readonly body: string },
  to: Addressee,
  index: NameIndex,
): readonly string[] {
  const text = wordsOf(`${subject}\n${body}`);
  const own = [soughtName(to.name), soughtCompany(to.companyName)].filter(
    ({ words }) => words.small.length > 0,
  );
  const found = new Set<string>();
  for (let place = 0; place < text.small.length; place += 1) {
    const mine = own.filter((name) => standsAt(name, text, place));
    if (mine.length > 0) {
      place += Math.max(...mine.map(({ words }) => words.small.length)) - 1;
      continue;
    }
    for (const name of index.byFirstWord.get(text.small[place] ?? '') ?? []) {
      if (!isSame(name, own) && standsAt(name, text, place)) found.add(name.label);
    }
  }
  for (const name of index.unspaced) {
    const isOwn = own.some(({ words }) => words.plain.includes(name.words.plain.trim()));
    if (!isOwn && text.plain.includes(name.words.plain.trim())) found.add(name.label);
  }
  const greeted = greetedStranger(body, own[0], index);
  if (greeted !== undefined) found.add(greeted);
  return [...found];
}

const isSame = (name: SoughtName, own: readonly SoughtName[]): boolean =>
  own.some(({ words }) => words.small.join(' ') === name.words.small.join(' '));

const mostGreetingWords = 6;

/** The greeting of someone else: another prospect's given name in the first line, and none of this one's. */
function greetedStranger(
  body: string,
  own: SoughtName | undefined,
  { givenNames }: NameIndex,
): string | undefined {
  const line = body.split('\n').find((text) => text.trim() !== '') ?? '';
  const { small } = wordsOf(line);
  if (small.length > mostGreetingWords) return undefined;
  const mine = new Set(own?.words.small);
  if (small.some((word) => mine.has(word))) return undefined;
  const stranger = small.find((word) => givenNames.has(word));
  return stranger === undefined ? undefined : givenNames.get(stranger);
}
