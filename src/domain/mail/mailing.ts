import { textKey } from '#text/textKey.ts';
import type { EmailSet, EmailVariation } from './email.ts';
import type { EntityId } from '../lists/entityId.ts';
import { limits } from '../settings/limits.ts';
import type { Report } from '../work/step.ts';

/** The progress of writing mail. */
export interface MailRun {
  /** The first variations, one more for everyone, or a retry of the failed ones. */
  readonly kind: 'first' | 'more' | 'retry';
  readonly status: 'running' | 'stopped' | 'finished';
  readonly round: number;
  readonly rounds: number;
  /** How many prospects of this round are finished. */
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
  /** The variations of the last Generate More, by `newKey`. */
  readonly newKeys: ReadonlySet<string>;
  /** What the server says of the writing. */
  readonly report?: Report;
}

/** The actions of the mail page. */
export interface MailingActions {
  readonly onReload: () => void;
  readonly onGenerateMore: () => void;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onDismiss: () => void;
  /** Writes to one prospect again: the failed variations, or the first ones if there are none. */
  readonly onRetry: (prospectId: EntityId) => void;
  readonly onRetryFailed: () => void;
  /** 'This is true': what a variation says in a field is no assumption any more. */
  readonly onConfirm: (prospectId: EntityId, variation: EmailVariation, field: string) => void;
}

/** Writes one more variation for a prospect; returns what came that was not known, each with its number among all. */
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

/** Every render asks for all keys, so they are cached. */
const keys = new WeakMap<EmailVariation, string>();

/** The key of a variation: a hash of its texts, so that edits find it at any position after a reload. */
export function variationKey(variation: EmailVariation): string {
  const { subject, body } = variation;
  const key = keys.get(variation) ?? textKey(`${subject}\u0000${body}`);
  keys.set(variation, key);
  return key;
}

/** The key of a prospect's variation; another prospect may have one with the same text. */
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

/** A tab without a text has its index as key, so that an open tab stays open when the text arrives. */
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
