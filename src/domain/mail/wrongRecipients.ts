import type { EntityId } from '../lists/entityId.ts';
import {
  isWithoutSpaces,
  companyPattern,
  namePattern,
  occursAt,
  type NamePattern,
  type Words,
} from './namesInText.ts';

/** A prospect that mail is written to. */
export interface Addressee {
  readonly id: EntityId;
  readonly name: string;
  readonly companyName: string;
}

/** The names of all people and companies by their first word, so that a text is searched only once. */
export interface NameIndex {
  readonly byFirstWord: ReadonlyMap<string, readonly NamePattern[]>;
  readonly withoutSpaces: readonly NamePattern[];
  /** Full names by given name, for the greeting. */
  readonly givenNames: ReadonlyMap<string, string>;
}

export function nameIndexOf(addressees: readonly Addressee[]): NameIndex {
  const names = new Map<string, NamePattern>();
  const givenNames = new Map<string, string>();
  for (const { name, companyName } of addressees) {
    const person = namePattern(name);
    // A single word may be any word, so it counts only in the greeting.
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

/** The name of another recipient or their company, and its position; null when the text spells it differently. */
export interface WrongName {
  readonly of: NamePattern['of'];
  /** The name as the list spells it. */
  readonly name: string;
  readonly place: { readonly start: number; readonly end: number } | null;
}

/** Returns the names of other prospects and companies in a text. */
export function wrongNamesIn(
  text: string,
  words: Words,
  to: Addressee,
  index: NameIndex,
): readonly WrongName[] {
  const own = [namePattern(to.name), companyPattern(to.companyName)].filter(
    (name) => name.words.folded.length > 0,
  );
  const found: WrongName[] = [];
  for (let position = 0; position < words.folded.length; position += 1) {
    const ownNames = own.filter((name) => occursAt(name, words, position));
    if (ownNames.length > 0) {
      position += Math.max(...ownNames.map((name) => name.words.folded.length)) - 1;
      continue;
    }
    for (const name of index.byFirstWord.get(words.folded[position] ?? '') ?? []) {
      if (isSame(name, own) || !occursAt(name, words, position)) continue;
      const start = words.starts[position] ?? 0;
      const end = words.ends[position + name.words.folded.length - 1] ?? start;
      found.push({ of: name.of, name: name.label, place: { start, end } });
    }
  }
  for (const name of index.withoutSpaces) {
    const plain = name.words.plain.trim();
    if (own.some((mine) => mine.words.plain.includes(plain)) || !words.plain.includes(plain))
      continue;
    const start = text.indexOf(plain);
    found.push({
      of: name.of,
      name: name.label,
      place: start < 0 ? null : { start, end: start + plain.length },
    });
  }
  return found;
}

const isSame = (name: NamePattern, own: readonly NamePattern[]): boolean =>
  own.some(({ words }) => words.folded.join(' ') === name.words.folded.join(' '));
