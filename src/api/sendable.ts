import { keywordDescription } from '#domain/keywords/keyword.ts';
import { isEntityId } from '#domain/lists/entityId.ts';
import { NotSendable } from './notSendable.ts';

const isIdName = /(?:^|[a-z])id$/i;

/** The figures of a keyword, which are null when they are not known (D71). */
const figures = new Set<string>(
  Object.values(keywordDescription.fields).flatMap((field) =>
    'mayBeUnknown' in field ? field.onWire : [],
  ),
);

/** Throws for values that come from a bug: a missing value, NaN, or `undefined` and the like as an id (D12). */
export function assertSendable(value: unknown, name: string): void {
  if (value === null && figures.has(name)) return;
  if (value === undefined || value === null) throw new NotSendable(`${name} is missing`);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new NotSendable(`${name} is not a number`);
  }
  if (isIdName.test(name) && !isEntityId(value)) throw new NotSendable(`${name} is not an id`);
  if (typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    assertSendable(part, Array.isArray(value) ? `${name} ${key}` : key);
  }
}

/** Returns the value without the character U+0000 in its texts: it is invisible, and a server may be unable to store it. */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutNul(part)]));
}
