import { custom, optional } from 'valibot';
import { isEntityId, type EntityId } from '#domain/lists/entityId.ts';

/** A text as servers send it: a number will do. */
export type WireText = string | number;

/** A list of texts as servers send it: a list, JSON text of one, or one per line. */
export type WireTexts = string | readonly WireText[];

/** True for what can be shown as a text: never NaN, never an object. */
export const isWireText = (value: unknown): value is WireText =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const isWireTexts = (value: unknown): value is WireTexts =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isWireText));

/*
 * The fields of a row are checked only; `normal.ts` turns them into ours once the whole row is known to be good.
 * One check per field is what keeps lists of 50,000 rows quick.
 */
const must = <Value>(is: (value: unknown) => value is Value, what: string) =>
  custom<Value>(is, `must be ${what}`);

const may = <Value>(is: (value: unknown) => value is Value, what: string) =>
  optional(
    custom<Value | null>((value) => value === null || is(value), `must be ${what} or missing`),
  );

/** An id as it came. */
export const id = must<EntityId>(isEntityId, 'an id');

/** An id that may be missing. */
export const maybeId = may<EntityId>(isEntityId, 'an id');

/** A text there must be. */
export const text = must(isWireText, 'a text');

/** A text that may be missing. */
export const maybeText = may(isWireText, 'a text');

/** A figure, as number or text, that may be missing. */
export const maybeFigure = may(isWireText, 'a number');

/** A list of texts that may be missing. */
export const maybeTexts = may(isWireTexts, 'a list of texts');
