import type { EntityId } from '../lists/entityId.ts';
import {
  isWithoutSpaces,
  companyPattern,
  namePattern,
  occursAt,
  wordsOf,
  type NamePattern,
} from './namesInText.ts';

/** A prospect that mail is written to. */
export interface Addressee {
  readonly id: EntityId;
  readonly name: string;
  readonly companyName: string;
}

/** All names and companies by their first word, so that a text is searched once for all of them. */
export interface NameIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly NamePattern[]>;
  readonly withoutSpaces: readonly NamePattern[];
  /** Given names, for the greeting. */
  readonly givenNames: ReadonlyMap<string, string>;
}

export function nameIndexOf(addressees: readonly Addressee[]): NameIndex {
  const names = new Map<string, NamePattern>();
  const givenNames = new Map<string, string>();
  for (const { name, companyName } of addressees) {
    const person = namePattern(name);
    // A single word could be any word, so it counts only in the greeting.
    if (person.words.folded.length > 1 || isWithoutSpaces(person)) names.set(person.label, person);
    const [given = ''] = person.words.folded;
    if (given.length > 1 && !givenNames.has(given)) givenNames.set(given, person.label);
    const company = companyPattern(companyName);
    if (company.words.folded.length > 0) names.set(company.label, company);
  }
  const byFirstWord = new Map<string, NamePattern[]>();
  const withoutSpaces: NamePattern[] = [];
  for (const name of names.values()) {
    const [first = ''] = name.words.folded;
    if (isWithoutSpaces(name)) withoutSpaces.push(name);
    else byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), name]);
  }
  return { byFirstWord, withoutSpaces, givenNames };
}

/** Returns the names of other prospects and companies in a mail. */
export function wrongRecipientNames(
  { subject, body }: { readonly subject: string; readonly body: string },
  to: Addressee,
  index: NameIndex,
): readonly string[] {
  const text = wordsOf(`${subject}\n${body}`);
  const own = [namePattern(to.name), companyPattern(to.companyName)].filter(
    ({ words }) => words.folded.length > 0,
  );
  const found = new Set<string>();
  for (let position = 0; position < text.folded.length; position += 1) {
    const ownNames = own.filter((name) => occursAt(name, text, position));
    if (ownNames.length > 0) {
      position += Math.max(...ownNames.map(({ words }) => words.folded.length)) - 1;
      continue;
    }
    for (const name of index.byFirstWord.get(text.folded[position] ?? '') ?? []) {
      if (!isSame(name, own) && occursAt(name, text, position)) found.add(name.label);
    }
  }
  for (const name of index.withoutSpaces) {
    const isOwn = own.some(({ words }) => words.plain.includes(name.words.plain.trim()));
    if (!isOwn && text.plain.includes(name.words.plain.trim())) found.add(name.label);
  }
  const greeted = wrongGreeting(body, own[0], index);
  if (greeted !== undefined) found.add(greeted);
  return [...found];
}

const isSame = (name: NamePattern, own: readonly NamePattern[]): boolean =>
  own.some(({ words }) => words.folded.join(' ') === name.words.folded.join(' '));

const maxGreetingWords = 6;

/** Returns the other prospect whose given name is in the first line, if the recipient's own is not. */
function wrongGreeting(
  body: string,
  own: NamePattern | undefined,
  { givenNames }: NameIndex,
): string | undefined {
  const line = body.split('\n').find((text) => text.trim() !== '') ?? '';
  const { folded } = wordsOf(line);
  if (folded.length > maxGreetingWords) return undefined;
  const ownNames = new Set(own?.words.folded);
  if (folded.some((word) => ownNames.has(word))) return undefined;
  const other = folded.find((word) => givenNames.has(word));
  return other === undefined ? undefined : givenNames.get(other);
}
