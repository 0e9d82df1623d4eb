import { claimOf } from '../evidence/claims.ts';
import { isToCheck, withoutAssumptions } from '../evidence/grounds.ts';
import type { EntityId } from '../lists/entityId.ts';
import type { EmailVariation } from './email.ts';
import type { Mailing } from './mailing.ts';

/** A short first line before a blank one. */
const greeting = /^\s*[^\n]{0,79}[^\n.?]\n\s*\n/;

/**
 * What a mail says in a field, by name: no call tells the server of it, so it is kept in the browser. The greeting is left out,
 * because it changes when the name of the person comes.
 */
export const mailClaim = (
  list: string,
  id: EntityId,
  { subject, body }: EmailVariation,
  field: string,
): string =>
  claimOf(list, Object.assign({ id }, { subject, body: body.replace(greeting, '') }), field);

/** The mail without the assumptions that were confirmed; the same where there are none. */
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
