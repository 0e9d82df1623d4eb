import { custom, optional } from 'valibot';
import { isEntityId, type EntityId } from '#domain/lists/entityId.ts';

/** A text from a server. Some send numbers. */
export type WireText = string | number;

/** A list of texts from a server: a list, JSON text of a list, or lines. */
export type WireTexts = string | readonly WireText[];

/** True for a value that can be shown as text; false for NaN and objects. */
export const isWireText = (value: unknown): value is WireText =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

/** True for a value that can be shown as a list of texts. */
export const isWireTexts = (value: unknown): value is WireTexts =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isWireText));

/** An id, unchanged. */
export const id = custom<EntityId>(isEntityId, 'must be an id');

/** A required text. */
export const text = custom<WireText>(isWireText, 'must be a text');

/** An optional text. */
export const optionalText = optional(
  custom<WireText | null>((value) => value === null || isWireText(value), 'must be a text'),
);
