import { isProspectId } from '#domain/mail/email.ts';
import { isRecord } from './isRecord.ts';
import { wrappers } from './unwrapped.ts';

/** A row of an answer, and the prospect it belongs to by its position, such as the key of a map. */
export interface FoundRow {
  readonly row: unknown;
  readonly owner: unknown;
}

/** How many wrappers, and how many lists or maps, the search may enter. */
interface Depth {
  readonly wrappers: number;
  readonly collections: number;
}

/** Finds the rows in a value, with their owners by position. Undefined when the value has none of the known shapes. */
export function emailRowsIn(
  value: unknown,
  owner: unknown,
  depth: Depth = { wrappers: 3, collections: 2 },
): FoundRow[] | undefined {
  if (value === null) return [];
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return undefined;
  if (!isList && isRow(value)) return [{ row: value, owner }];
  const wrapper = isList ? [] : wrappers.filter((name) => Object.hasOwn(value, name));
  if (!isList && wrapper.length > 0) {
    const deeper = { ...depth, wrappers: depth.wrappers - 1 };
    if (deeper.wrappers < 0) return undefined;
    return firstOf(wrapper, (name) => emailRowsIn(value[name], owner, deeper));
  }
  const deeper = { ...depth, collections: depth.collections - 1 };
  if (deeper.collections < 0) return undefined;
  if (isList) {
    return allOf(value, (row: unknown) => emailRowsIn(row, owner, deeper));
  }
  const keys = Object.keys(value);
  if (keys.length > 0 && !keys.some(isProspectId)) return undefined;
  // A map may contain counts and messages beside its ids.
  const filled = keys.filter((key) => isProspectId(key) || isCollection(value[key]));
  return allOf(filled, (key) => emailRowsIn(value[key], key, deeper));
}

function firstOf<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Value | undefined,
): Value | undefined {
  for (const item of items) {
    const value = read(item);
    if (value !== undefined) return value;
  }
  return undefined;
}

function allOf<Item>(
  items: readonly Item[],
  read: (item: Item) => FoundRow[] | undefined,
): FoundRow[] | undefined {
  const all: FoundRow[][] = [];
  for (const item of items) {
    const found = read(item);
    if (found === undefined) return undefined;
    all.push(found);
  }
  return all.flat();
}

const isCollection = (value: unknown): boolean => typeof value === 'object';

const isRow = (value: Readonly<Record<string, unknown>>): boolean =>
  ['prospectid', 'emails', 'emailSubject', 'emailBody'].some((name) => Object.hasOwn(value, name));
