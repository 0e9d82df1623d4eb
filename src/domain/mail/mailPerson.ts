import type { EntityId } from '../lists/entityId.ts';
import type { EmailVariation } from './email.ts';
import type { Letter } from './mailLinks.ts';
import type { MailReviewEntry, WrittenMail } from './mailReview.ts';
import { indexKey, slotOfKey, type MailSlot } from './mailSlot.ts';

/** A prospect with the state of their mail. */
export interface MailPerson {
  readonly id: EntityId;
  /** The id as text: the key in lists and in the review. */
  readonly key: string;
  /** The label of the person: their name, or role and company while the name is not known. */
  readonly label: string;
  /** The label to use next to the company's name, so without the company. */
  readonly heading: string;
  /** Their name; blank while it is not known. */
  readonly name: string;
  /** True while the name is not known. Then the mail greets without a name. */
  readonly isNameToFind: boolean;
  readonly companyName: string;
  readonly address: string;
  readonly slots: readonly MailSlot[];
  /** The number of requested variations that are on hold because writing was stopped. */
  readonly held: number;
  /** True while a variation is being written. */
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

/** Returns the written variations, each with its position. */
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
