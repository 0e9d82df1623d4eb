import type { EntityId } from '../lists/entityId.ts';
import { textOfSlot, type MailPerson } from './mailPerson.ts';
import type { MailSlot } from './mailSlot.ts';
import type { WrittenMail } from './mailReview.ts';

/** One variation as it would be sent, as a row whose subject can be rewritten (D81). */
export interface SubjectRow {
  readonly id: string;
  readonly prospectId: EntityId;
  readonly written: WrittenMail;
  readonly subject: string;
  readonly body: string;
}

/** Returns the written variations of a prospect as rows. */
export const subjectRowsOf = (person: MailPerson): readonly SubjectRow[] =>
  person.slots.flatMap((slot, place) =>
    slot.kind === 'letter' ? [subjectRowOf(person, slot, place)] : [],
  );

export function subjectRowOf(
  person: MailPerson,
  slot: Extract<MailSlot, { kind: 'letter' }>,
  place = person.slots.indexOf(slot),
): SubjectRow {
  const { subject, body } = textOfSlot(person, slot);
  const written = { key: slot.key, variation: slot.variation, place };
  return { id: `${person.key} ${slot.key}`, prospectId: person.id, written, subject, body };
}
