/** That a letter was sent: `letter` is its key, as in the edits of a mail. */
export interface SentMark {
  readonly letter: string;
  /** An ISO day in the calendar of the person who marked it. */
  readonly on: string;
  readonly by: string;
}

const outcomes = ['replied', 'away', 'declined'] as const;
/** What became of the mail to a person. */
export type Outcome = (typeof outcomes)[number];

export const isOutcome = (value: unknown): value is Outcome =>
  (outcomes as readonly unknown[]).includes(value);

/** What is known of the mail to a person, and whether nobody writes to them (D96). */
export interface MailState {
  readonly sent?: readonly SentMark[] | undefined;
  readonly outcome?: Outcome | null | undefined;
  /** The last ISO day on which somebody who is away is away. */
  readonly until?: string | undefined;
  readonly isBlocked: boolean;
}

export type WhyNotDue =
  | 'notSent'
  | 'tooEarly'
  | 'replied'
  | 'declined'
  | 'away'
  | 'enough'
  | 'blocked';

export type Due =
  | { readonly isDue: true }
  | {
      readonly isDue: false;
      readonly reason: WhyNotDue;
      /** The first day on which they are due if it is too early; the last day away, if that is known. */
      readonly day?: string;
    };

const dayMs = 24 * 60 * 60 * 1000;
const followUps = 3;
const workingDays = 5;

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** Days are counted in UTC, where each has 24 hours. */
const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** True for a day of the calendar, written as 2026-11-30. */
export function isIsoDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const ms = msOf(value);
  return !Number.isNaN(ms) && isoDay(ms) === value;
}

/** Returns the ISO day in the person's own calendar. */
export const localDay = (now = new Date()): string =>
  isoDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** Returns the day after so many days from Monday to Friday. */
function afterWorkingDays(day: string, count: number): string {
  let ms = msOf(day);
  for (let left = count; left > 0;) {
    ms += dayMs;
    const weekday = new Date(ms).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return isoDay(ms);
}

/** Tells whether a person is due for a follow-up on this ISO day, and if not, why (D95). ISO days compare as texts. */
export function dueOf({ sent = [], outcome, until, isBlocked }: MailState, today: string): Due {
  const not = (reason: WhyNotDue, day?: string): Due => ({
    isDue: false,
    reason,
    ...(day !== undefined && { day }),
  });
  if (isBlocked) return not('blocked');
  const last = sent.reduce((latest, { on }) => (on > latest ? on : latest), '');
  if (last === '') return not('notSent');
  if (outcome === 'replied' || outcome === 'declined') return not(outcome);
  if (sent.length > followUps) return not('enough');
  if (outcome === 'away' && !(until !== undefined && until < today)) return not('away', until);
  const from = afterWorkingDays(last, workingDays);
  return today < from ? not('tooEarly', from) : { isDue: true };
}
