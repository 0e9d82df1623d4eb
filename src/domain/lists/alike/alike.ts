import { limits } from '../../settings/limits.ts';
import type { Identified } from '../collection.ts';
import { identityOf } from '../identityOf.ts';
import type { AlikeRule } from './alikeRule.ts';
import { textsHash, type Folded } from './folded.ts';
import { wordsOf } from './words.ts';

/** The words of a row: one set for each group of fields that is compared. */
interface InWords<Row> {
  readonly row: Row;
  readonly sets: readonly ReadonlySet<string>[];
  /** The fields that have to be equal, as one text. */
  readonly same: string;
}

const textsIn = (row: object, fields: readonly string[]): readonly string[] => {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return fields.flatMap((field) => {
    const value = values[field];
    return (Array.isArray(value) ? value : [value]).map((each) => String(each ?? ''));
  });
};

const inWords = <Row extends object>(row: Row, rule: AlikeRule): InWords<Row> => ({
  row,
  sets: rule.compares.map((fields) => wordsOf(textsIn(row, fields), rule.isCompanyName)),
  same: identityOf(...textsIn(row, rule.hasSame ?? [])),
});

const figuresIn = (words: ReadonlySet<string>): string =>
  [...words]
    .filter((word) => /\p{N}/u.test(word))
    .sort()
    .join(' ');

/** Returns the share of common words of two sets, from 0 to 1. It is 0 when they contain different figures. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0 || figuresIn(one) !== figuresIn(other)) return 0;
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return common / (one.size + other.size - common);
}

const areAlike = (one: InWords<unknown>, other: InWords<unknown>, limit: number): boolean =>
  one.same === other.same &&
  one.sets.some((set, index) => likeness(set, other.sets[index] ?? new Set()) >= limit);

/** Returns true when two rows are alike. */
export const isAlike = (one: object, other: object, rule: AlikeRule): boolean =>
  areAlike(inWords(one, rule), inWords(other, rule), limits.alike[rule.limit]);

/**
 * Creates an index by rare words. Alike rows share at least one of their rarest words, so only rows with a common one have
 * to be compared.
 */
function createIndex(all: readonly InWords<unknown>[], limit: number) {
  const counts = new Map<string, number>();
  for (const { sets } of all)
    for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rank = (word: string) => counts.get(word) ?? 0;
  const found = new Map<string, number[]>();
  const namesOf = ({ sets, same }: InWords<unknown>): string[] =>
    sets.flatMap((set, index) => {
      const rare = [...set].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
      const least = rare.length - Math.ceil(limit * rare.length - 1e-9) + 1;
      return rare.slice(0, least).map((word) => `${index} ${same} ${word}`);
    });
  return {
    add(entry: InWords<unknown>, index: number) {
      for (const name of namesOf(entry)) {
        const indexes = found.get(name);
        if (indexes) indexes.push(index);
        else found.set(name, [index]);
      }
    },
    /** Returns the positions of rows that may be alike, in ascending order. */
    near: (entry: InWords<unknown>): readonly number[] =>
      [...new Set(namesOf(entry).flatMap((name) => found.get(name) ?? []))].sort((a, b) => a - b),
  };
}

/**
 * Returns the new rows that are like another one. The other row, the head, is the first such row of the list that is not
 * folded itself; rows that existed before come first. So a folded row is always like its head, and not only like another
 * folded row.
 */
export function foldNewRows(
  rows: readonly Identified[],
  newIds: ReadonlySet<string>,
  rule: AlikeRule,
): readonly Folded[] {
  const limit = limits.alike[rule.limit];
  const isNew = ({ id }: Identified) => newIds.has(String(id));
  const ordered = [...rows.filter((row) => !isNew(row)), ...rows.filter(isNew)].map((row) =>
    inWords(row, rule),
  );
  const unfolded = createIndex(ordered, limit);
  const folded: Folded[] = [];
  for (const [index, entry] of ordered.entries()) {
    const head = isNew(entry.row)
      ? unfolded.near(entry).find((other) => {
          const like = ordered[other];
          return like !== undefined && areAlike(entry, like, limit);
        })
      : undefined;
    const like = head === undefined ? undefined : ordered[head]?.row;
    if (like) folded.push([String(entry.row.id), String(like.id), textsHash(like, entry.row)]);
    else unfolded.add(entry, index);
  }
  return folded;
}
