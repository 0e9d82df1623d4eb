import { textKey } from '#text/textKey.ts';
import type { EmailSet, EmailVariation } from './email.ts';
import type { EntityId } from '../lists/entityId.ts';
import { limits } from '../settings/limits.ts';
import type { Report } from '../work/step.ts';

/** The progress of writing mail. */
export interface MailRun {
  /** `first` for the first variations, `more` for one more for everyone, `retry` for the failed ones. */
  readonly kind: 'first' | 'more' | 'retry';
  readonly status: 'running' | 'stopped' | 'finished';
  readonly round: number;
  readonly rounds: number;
  /** The number of prospects that are finished in this round. */
  readonly done: number;
  readonly of: number;
  /** True when the run has finished without any new text. */
  readonly isNothingNew: boolean;
}

/** The state of writing for one prospect. */
export interface MailWriting {
  /** Requests that are waiting or running. */
  readonly toCome: number;
  /** True while one of them is running. */
  readonly isRunning?: boolean;
  /** Requests that were stopped or that a closed page did not send. */
  readonly held: number;
  /** The message of each failed request. */
  readonly failed: readonly string[];
}

/** All mail to the selected prospects. */
export interface Mailing {
  readonly status: 'loading' | 'error' | 'ready';
  /** The message when the mail could not be loaded; else blank. */
  readonly message: string;
  readonly sets: ReadonlyMap<string, EmailSet>;
  readonly writing: ReadonlyMap<string, MailWriting>;
  readonly run: MailRun | null;
  /** Keys of the variations of the last Generate More, by `newKey`. */
  readonly newKeys: ReadonlySet<string>;
  /** The report of the server about the writing; absent without one. */
  readonly report?: Report;
}

/** The actions of the mail page. */
export interface MailingActions {
  readonly onReload: () => void;
  readonly onGenerateMore: () => void;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onDismiss: () => void;
  /** Writes to one prospect again: retries the failed variations, or writes the first ones if none has failed. */
  readonly onRetry: (prospectId: EntityId) => void;
  readonly onRetryFailed: () => void;
  /** Confirms a field of a variation ('This is true'), which is then no assumption any more. */
  readonly onConfirm: (prospectId: EntityId, variation: EmailVariation, field: string) => void;
}

/** Writes one more variation for a prospect. Resolves to the variations that it added, each with its number among all. */
export type WriteVariation = (
  prospectId: EntityId,
) => Promise<readonly { readonly variation: EmailVariation; readonly number: number }[]>;

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

/** Counts the prospects with failed requests. */
export function failedCount({ writing }: Mailing): number {
  return [...writing.values()].filter(({ failed }) => failed.length > 0).length;
}
