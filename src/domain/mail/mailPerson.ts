import { textKey } from '#text/textKey.ts';
import type { EntityId } from '../lists/entityId.ts';
import { limits } from '../settings/limits.ts';
import type { EmailSet, EmailVariation } from './email.ts';
import type { Mailing } from './mailing.ts';
import { prospectLabel, type Prospect } from '../companies/prospect.ts';
import { t } from '../words/translate.ts';
import type { Letter } from './mailLinks.ts';
import { reviewOf, type MailReview, type MailReviewEntry, type WrittenMail } from './mailReview.ts';

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
const indexKey = (index: number): string => `#${index}`;

/** Returns the tab with this key or index, else the first. */
function slotOfKey(slots: readonly MailSlot[], key: string | null): MailSlot | undefined {
  const index = /^#(\d+)$/.exec(key ?? '')?.[1];
  return (
    slots.find((slot) => slot.key === key) ??
    (index === undefined ? undefined : slots[Number(index)]) ??
    slots[0]
  );
}

/** A prospect with the state of their mail. */
export interface MailPerson {
  readonly id: EntityId;
  /** The id as text: the key in lists and in the review. */
  readonly key: string;
  /** The label of the person: their name, or role and company while the name is not known. */
  readonly label: string;
  /** The label to use next to the company's name, so without the company. */
  readonly heading: string;
  readonly name: string;
  /** True while the name is not known. Then the mail greets without a name. */
  readonly isNameToFind: boolean;
  readonly companyName: string;
  readonly address: string;
  readonly slots: readonly MailSlot[];
  /** The number of requested variations that are on hold because writing was stopped. */
  readonly held: number;
  readonly isBeingWritten: boolean;
  readonly review: MailReviewEntry;
}

/** Returns the open tab: the one chosen last if it exists, else the first. */
export function openSlot({ slots, review }: MailPerson): MailSlot | undefined {
  const { chosenKey, edits } = review;
  const place = chosenKey === null ? undefined : edits[chosenKey]?.from?.place;
  // A regenerated variation has the position of the one it replaces.
  const isGone = place !== undefined && slots.every(({ key }) => key !== chosenKey);
  return slotOfKey(slots, isGone ? indexKey(place) : chosenKey);
}

export const writtenMails = ({ slots }: MailPerson): readonly WrittenMail[] =>
  slots.flatMap((slot, place) =>
    slot.kind === 'letter' ? [{ key: slot.key, variation: slot.variation, place }] : [],
  );

/** Returns a variation as it would be sent, with the person's changes. */
export function textOfSlot(
  { review }: MailPerson,
  slot: Extract<MailSlot, { kind: 'letter' }>,
): EmailVariation & { readonly isEdited: boolean } {
  const edit = Object.hasOwn(review.edits, slot.key) ? review.edits[slot.key] : undefined;
  const { subject, body } = edit ?? slot.variation;
  return { subject, body, isEdited: edit !== undefined };
}

/**
 * Returns the variation that would be sent; null when none is written. While the open tab is loading, it is the first
 * written one.
 */
export function chosenLetter(
  person: MailPerson,
): { readonly letter: Letter; readonly number: number; readonly isEdited: boolean } | null {
  const open = openSlot(person);
  const slot = open?.kind === 'letter' ? open : person.slots.find(({ kind }) => kind === 'letter');
  if (slot?.kind !== 'letter') return null;
  const { isEdited, subject, body } = textOfSlot(person, slot);
  return {
    letter: { to: person.address, subject, body },
    number: person.slots.indexOf(slot) + 1,
    isEdited,
  };
}

/** Returns the prospects in their order, with their mail. A missing name is taken from the mail. */
export function mailPeople(
  prospects: readonly Prospect[],
  mailing: Mailing,
  review: MailReview,
): readonly MailPerson[] {
  return prospects.map((prospect) => {
    const { id, companyName } = prospect;
    const key = String(id);
    const set: EmailSet | undefined = mailing.sets.get(key);
    const name = prospect.name || (set?.prospectName ?? '');
    // Without a name and a role, only the id of the prospect is loaded.
    const isKnown = name !== '' || prospect.role !== '';
    const isNameToFind = isKnown && name === '';
    const label = isKnown
      ? prospectLabel({ ...prospect, name })
      : t('emails.nameless', { id: key });
    return {
      id,
      key,
      label,
      heading: isNameToFind ? t('prospects.roleToFind', { role: prospect.role }) : label,
      name,
      isNameToFind,
      companyName: set?.targetCompanyName || companyName,
      address: set?.address ?? '',
      slots: slotsOf(mailing, id),
      isBeingWritten: mailing.writing.get(key)?.isRunning ?? false,
      held: mailing.writing.get(key)?.held ?? 0,
      review: reviewOf(review, key),
    };
  });
}

export function reviewCounts(people: readonly MailPerson[]): {
  readonly drafted: number;
  readonly skipped: number;
  readonly of: number;
} {
  const count = (mark: MailReviewEntry['mark']) =>
    people.filter(({ review }) => review.mark === mark).length;
  return { drafted: count('drafted'), skipped: count('skipped'), of: people.length };
}

/** Counts the prospects who have mail and whose last request did not fail. */
export function writtenCount(people: readonly MailPerson[]): number {
  const has = ({ slots }: MailPerson, kind: MailSlot['kind']) =>
    slots.some((slot) => slot.kind === kind);
  return people.filter((person) => has(person, 'letter') && !has(person, 'failed')).length;
}

/** Returns the index of the next prospect without a mark, starting over at the end; the next one if all have a mark. */
export function nextUnmarked(people: readonly MailPerson[], from: number): number {
  const order = [...people.keys()].map((step) => (from + 1 + step) % people.length);
  const found = order.find((index) => index !== from && people[index]?.review.mark === null);
  return found ?? Math.min(from + 1, people.length - 1);
}

/** The state of a prospect in the list: a short text and its tone. */
export interface MailRowState {
  readonly tone: 'quiet' | 'good' | 'warning' | 'danger';
  readonly text: string;
  /** True when the failed requests can be retried from the list. */
  readonly canRetry: boolean;
}

/** Returns the most important state of a prospect's mail. */
export function mailRowState(person: MailPerson, remarks: number): MailRowState {
  const state = shownState(person, remarks);
  return { ...state, canRetry: state.tone === 'danger' };
}

function shownState(person: MailPerson, remarks: number): Omit<MailRowState, 'canRetry'> {
  const { slots, review } = person;
  const letters = slots.filter(({ kind }) => kind === 'letter').length;
  const written = letters > 0 ? t('emails.state.written', { count: letters }) : '';
  if (slots.some(({ kind }) => kind === 'loading')) {
    const state = t(person.isBeingWritten ? 'emails.state.writing' : 'emails.state.waiting');
    return { tone: 'quiet', text: [written, state].filter(Boolean).join(' · ') };
  }
  if (review.mark !== null) {
    const tone = review.mark === 'drafted' ? 'good' : 'quiet';
    return { tone, text: t(`emails.mark.${review.mark}`) };
  }
  if (slots.some(({ kind }) => kind === 'failed'))
    return { tone: 'danger', text: t('emails.state.failed') };
  if (chosenLetter(person) === null) return { tone: 'quiet', text: t('emails.state.none') };
  if (person.held > 0 && (letters === 1 || letters === 2))
    return { tone: 'warning', text: t(`emails.state.partial${letters}`) };
  if (remarks > 0) return { tone: 'warning', text: t('emails.state.remarks', { count: remarks }) };
  return { tone: 'quiet', text: written };
}
