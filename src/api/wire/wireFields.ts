import { custom, optional } from 'valibot';
import { isEntityId, type EntityId } from '#domain/lists/entityId.ts';

/** A text as servers send it: a number will do. */
export type WireText = string | number;

/** A list of texts as servers send it: a list, JSON text of one, or one per line. */
export type WireTexts = string | readonly WireText[];

/** True for what can be shown as a text: never NaN, never an object. */
export const isWireText = (value: unknown): value is WireText =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** True for what can be shown as texts. */
export const isWireTexts = (value: unknown): value is WireTexts =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isWireText));

/** An id as it came. */
export const id = custom<EntityId>(isEntityId, 'must be an id');

/** A text there must be. */
export const text = custom<WireText>(isWireText, 'must be a text');

/** A text that may be missing. */
export const optionalText = optional(
  custom<WireText | null>((value) => value === null || isWireText(value), 'must be a text'),
);
