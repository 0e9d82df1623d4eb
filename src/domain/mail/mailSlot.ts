import { textKey } from '#text/textKey.ts';
import type { EntityId } from '../lists/entityId.ts';
import { limits } from '../settings/limits.ts';
import type { EmailVariation } from './email.ts';
import type { Mailing } from './mailing.ts';

/** One tab of a prospect: a variation, one that is being written, or one that failed. */
export type MailSlot =
  | {
      readonly kind: 'letter';
      readonly key: string;
      readonly variation: EmailVariation;
      readonly isNew: boolean;
    }
  | { readonly kind: 'loading'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly message: string };

/** Cached, because every render needs all keys. */
const keys = new WeakMap<EmailVariation, string>();

/** Returns the key of a variation: a hash of its texts, so that an edit finds it at any position and after a reload. */
export function variationKey(variation: EmailVariation): string {
  const { subject, body } = variation;
  const key = keys.get(variation) ?? textKey(`${subject}\u0000${body}`);
  keys.set(variation, key);
  return key;
}

/** Returns a key that is unique across prospects, because two prospects may have the same text. */
export const newKey = (prospectId: EntityId, key: string): string => `${prospectId} ${key}`;

/** Returns the tabs of a prospect: variations, then failed ones, then those being written; three placeholders while loading. */
export function slotsOf(mailing: Mailing, prospectId: EntityId): readonly MailSlot[] {
  const id = String(prospectId);
  const set = mailing.sets.get(id);
  const writing = mailing.writing.get(id);
  const letters = (set?.variations ?? []).map((variation): MailSlot => {
    const key = variationKey(variation);
    return { kind: 'letter', key, variation, isNew: mailing.newKeys.has(newKey(prospectId, key)) };
  });
  const isUnknown = mailing.status === 'loading' && letters.length === 0;
  const pending = isUnknown ? limits.emailVariations : (writing?.toCome ?? 0);
  const failed = writing?.failed ?? [];
  return [
    ...letters,
    ...failed.map((message, index): MailSlot => ({
      kind: 'failed',
      key: indexKey(letters.length + index),
      message,
    })),
    ...Array.from({ length: pending }, (_, index): MailSlot => ({
      kind: 'loading',
      key: indexKey(letters.length + failed.length + index),
    })),
  ];
}

/** Returns the key of a tab without a text. It is the position, so that the tab stays open when its text arrives. */
export const indexKey = (index: number): string => `#${index}`;

/** Returns the tab with this key or index, else the first. */
export function slotOfKey(slots: readonly MailSlot[], key: string | null): MailSlot | undefined {
  const index = /^#(\d+)$/.exec(key ?? '')?.[1];
  return (
    slots.find((slot) => slot.key === key) ??
    (index === undefined ? undefined : slots[Number(index)]) ??
    slots[0]
  );
}
