import type { EmailSet, EmailVariation } from './email.ts';
import type { EntityId } from '../lists/entityId.ts';
import type { Report } from '../work/step.ts';
import { claimOf } from '../evidence/claims.ts';
import { withoutAssumptions } from '../evidence/grounds.ts';

export interface MailRun {
  /** `first` for the first variations, `more` for one more for everyone, `followUp` for a follow-up to who is due. */
  readonly kind: 'first' | 'more' | 'followUp';
  readonly status: 'running' | 'stopped' | 'finished';
  readonly round: number;
  readonly rounds: number;
  readonly done: number;
  readonly of: number;
  /** True when the run has finished without any new text. */
  readonly isNothingNew: boolean;
}

export interface MailWriting {
  readonly toCome: number;
  readonly isRunning?: boolean;
  readonly held: number;
  readonly failed: readonly string[];
}

export interface Mailing {
  readonly status: 'loading' | 'error' | 'ready';
  /** The message when the mail could not be loaded; else blank. */
  readonly message: string;
  readonly sets: ReadonlyMap<string, EmailSet>;
  readonly writing: ReadonlyMap<string, MailWriting>;
  readonly run: MailRun | null;
  /** The number of prospects without mail to whom nothing is being written. */
  readonly missing: number;
  /** Keys of the variations of the last Generate More, by `newKey`. */
  readonly newKeys: ReadonlySet<string>;
  /** Keys of the follow-ups that this tab has written, by `newKey`. */
  readonly followUps?: ReadonlySet<string>;
  /** The report of the server about the writing; absent without one. */
  readonly report?: Report;
}

export function failedCount({ writing }: Mailing): number {
  return [...writing.values()].filter(({ failed }) => failed.length > 0).length;
}

/** A short first line, followed by a blank one. */
const greeting = /^\s*[^\n]{0,79}[^\n.?]\n\s*\n/;

/**
 * Returns the name of a claim in a mail. The API has no call to confirm it, so it is shared with the team (D83). The greeting is
 * left out, because it changes when the person's name becomes known.
 */
export const mailClaim = (
  list: string,
  id: EntityId,
  { subject, body }: EmailVariation,
  field: string,
): string =>
  claimOf(list, Object.assign({ id }, { subject, body: body.replace(greeting, '') }), field);

/** Returns the mail without confirmed assumptions, or the same object when nothing is confirmed. */
export function mailingWithoutConfirmed(
  list: string,
  mailing: Mailing,
  confirmed: ReadonlySet<string>,
): Mailing {
  if (confirmed.size === 0) return mailing;
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
