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
    const isBlocked = blocking?.entryOf(person) !== undefined;
    return dueOf({ ...reviewOf(review, String(person.id)), isBlocked }, today).isDue;
  };
