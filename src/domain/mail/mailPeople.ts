import type { Prospect } from '../companies/prospect.ts';
import { prospectLabel } from '../companies/prospectLabel.ts';
import { t } from '../words/translate.ts';
import type { EmailSet } from './email.ts';
import type { Mailing } from './mailing.ts';
import type { MailPerson } from './mailPerson.ts';
import { reviewOf, type MailReview, type MailReviewEntry } from './mailReview.ts';
import { slotsOf, type MailSlot } from './mailSlot.ts';

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

/** Counts the drafted and the skipped prospects. */
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
