import { claimOf } from '../evidence/claims.ts';
import { isToCheck, withoutAssumptions } from '../evidence/grounds.ts';
import type { EntityId } from '../lists/entityId.ts';
import type { EmailVariation } from './email.ts';
import type { Mailing } from './mailing.ts';

/** A short first line, followed by a blank one. */
const greeting = /^\s*[^\n]{0,79}[^\n.?]\n\s*\n/;

/**
 * Returns the name of a claim in a mail. The API has no call to confirm it, so it is stored in this browser. The greeting is
 * left out, because it changes when the person's name becomes known.
 */
export const mailClaim = (
  list: string,
  id: EntityId,
  { subject, body }: EmailVariation,
  field: string,
): string =>
  claimOf(list, Object.assign({ id }, { subject, body: body.replace(greeting, '') }), field);

/** Returns the mail without confirmed assumptions, or the same object when there are none. */
export function mailingWithoutConfirmed(
  list: string,
  mailing: Mailing,
  confirmed: ReadonlySet<string>,
): Mailing {
  const isOpen = [...mailing.sets.values()].some(({ variations }) => variations.some(isToCheck));
  if (!isOpen || confirmed.size === 0) return mailing;
  const sets = [...mailing.sets].map(([key, set]) => {
    const variations = set.variations.map((variation) =>
      withoutAssumptions(variation, (field) =>
        confirmed.has(mailClaim(list, set.prospectId, variation, field)),
      ),
    );
    return [key, { ...set, variations }] as const;
  });
  return { ...mailing, sets: new Map(sets) };
}
