import type { Prospect } from '../companies/prospect.ts';
import type { Blocking } from '../people/blocking.ts';
import { dueOf } from './due.ts';
import { reviewOf, type MailReview } from './mailReview.ts';

/**
 * Returns the function that tells whether a person is due for a follow-up on this ISO day (D95). Where the list of those whom
 * nobody writes to is not known, nobody is on it.
 */
export const isDueOn =
  (today: string, review: MailReview, blocking: Pick<Blocking, 'entryOf'> | null) =>
  (person: Prospect): boolean => {
    const mail = reviewOf(review, String(person.id));
    // Most have no mail yet, and the list of D96 is long.
    if (!mail.sent) return false;
    const isBlocked = blocking?.entryOf(person) !== undefined;
    return dueOf({ ...mail, isBlocked }, today).isDue;
  };
