import type { EmailSet, EmailVariation } from './email.ts';
import type { EntityId } from '../lists/entityId.ts';
import { limits } from '../settings/limits.ts';

/** How far the writing is. */
export interface MailRun {
  /** The first variations, one more for everyone, or the failed ones again. */
  readonly kind: 'first' | 'more' | 'retry';
  readonly status: 'running' | 'stopped' | 'finished';
  readonly round: number;
  readonly rounds: number;
  /** How many prospects of this round are through. */
  readonly done: number;
  readonly of: number;
  /** It is over and brought nothing that was not there. */
  readonly isNothingNew: boolean;
}

/** What is being done for one prospect. */
export interface MailWriting {
  /** Requests still to come, the one under way included. */
  readonly toCome: number;
  /** Requests that were stopped, or that a closed page did not get to. */
  readonly held: number;
  /** Why requests failed, one text for each. */
  readonly failed: readonly string[];
}

/** All mail to the chosen prospects, as far as it is known. */
export interface Mailing {
  readonly status: 'loading' | 'error' | 'ready';
  /** Why the mail could not be fetched; blank where it could. */
  readonly message: string;
  readonly sets: ReadonlyMap<string, EmailSet>;
  readonly writing: ReadonlyMap<string, MailWriting>;
  readonly run: MailRun | null;
  /** Variations the last Generate More brought, by `newKey`. */
  readonly newKeys: ReadonlySet<string>;
}

/** What can be done with it. */
export interface MailingActions {
  readonly onReload: () => void;
  readonly onGenerateMore: () => void;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onDismiss: () => void;
  /** Writes to one prospect again: what failed, or the first variations where there are none. */
  readonly onRetry: (prospectId: EntityId) => void;
  readonly onRetryFailed: () => void;
}

/** One tab of a prospect: a variation, one that is coming, or one that failed. */
export type MailSlot =
  | {
      readonly kind: 'letter';
      readonly key: string;
      readonly variation: EmailVariation;
      readonly isNew: boolean;
    }
  | { readonly kind: 'loading'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly message: string };

/** Names a variation by what the server sent, so that edits find it wherever it stands after a refetch: 53 bits mixed from both texts. */
export function variationKey(variation: EmailVariation): string {
  const known = keys.get(variation);
  if (known !== undefined) return known;
  const key = keyOf(variation);
  keys.set(variation, key);
  return key;
}

/** Every answer asks for all keys again; a text is mixed once. */
const keys = new WeakMap<EmailVariation, string>();

function keyOf({ subject, body }: EmailVariation): string {
  const text = `${subject}\u0000${body}`;
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
    low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** A variation of one prospect: the same text may be written to another as well. */
export const newKey = (prospectId: EntityId, key: string): string => `${prospectId} ${key}`;

/** The tabs of a prospect: its variations, then what failed, then what is coming; three placeholders before anything is known. */
export function slotsOf(mailing: Mailing, prospectId: EntityId): readonly MailSlot[] {
  const id = String(prospectId);
  const set = mailing.sets.get(id);
  const writing = mailing.writing.get(id);
  const letters = (set?.variations ?? []).map((variation): MailSlot => {
    const key = variationKey(variation);
    return { kind: 'letter', key, variation, isNew: mailing.newKeys.has(newKey(prospectId, key)) };
  });
  const isUnknown = mailing.status === 'loading' && letters.length === 0;
  const coming = isUnknown ? limits.emailVariations : (writing?.toCome ?? 0);
  const failed = writing?.failed ?? [];
  return [
    ...letters,
    ...failed.map((message, index): MailSlot => ({
      kind: 'failed',
      key: placeKey(letters.length + index),
      message,
    })),
    ...Array.from({ length: coming }, (_, index): MailSlot => ({
      kind: 'loading',
      key: placeKey(letters.length + failed.length + index),
    })),
  ];
}

/** What has no text yet goes by its place, so that an open tab stays open when the text comes. */
export const placeKey = (place: number): string => `#${place}`;

/** The tab of this key: by its text, or the one in its place now; the first where the key says nothing. */
export function slotOfKey(slots: readonly MailSlot[], key: string | null): MailSlot | undefined {
  const place = /^#(\d+)$/.exec(key ?? '')?.[1];
  return (
    slots.find((slot) => slot.key === key) ??
    (place === undefined ? undefined : slots[Number(place)]) ??
    slots[0]
  );
}

/** How many prospects have something that failed. */
export function failedCount({ writing }: Mailing): number {
  return [...writing.values()].filter(({ failed }) => failed.length > 0).length;
}
