import type { Prospect } from '../companies/prospect.ts';
import type { TargetCompany } from '../companies/targetCompany.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Icp } from '../insights/icp.ts';
import type { Keyword } from '../keywords/keyword.ts';
import type { EmailSet } from '../mail/email.ts';
import { reviewOf, type MailReview } from '../mail/mailReview.ts';
import type { Blocking } from '../people/blocking.ts';

/** The rows of a list: undefined while it loads, null after a failure. */
export type Known<Row> = readonly Row[] | null | undefined;

/** A number: undefined while its lists load, null when one of them failed. */
export type Count = number | null | undefined;

export interface HomeLists {
  readonly keywords: Known<Keyword>;
  readonly contentIdeas: Known<ContentIdea>;
  readonly icps: Known<Icp>;
  readonly targetCompanies: Known<TargetCompany>;
  readonly prospects: Known<Prospect>;
  readonly emails: Known<EmailSet>;
}
export type HomeListName = keyof HomeLists;

export interface HomeFacts {
  readonly lists: HomeLists;
  /** Ids of the selected prospects. Only their mail is requested. */
  readonly chosen: readonly string[];
  /** The team's review of the mail. */
  readonly review: MailReview;
  /** Whom nobody writes to; null where that is not known (D96). */
  readonly blocking: Pick<Blocking, 'entryOf'> | null;
  /** The ISO day in the person's own calendar. */
  readonly today: string;
}

/** Derives a value from two lists: undefined while one of them loads, null when one has failed. */
export function ofBoth<One, Other, Made>(
  one: Known<One>,
  other: Known<Other>,
  make: (one: readonly One[], other: readonly Other[]) => Made,
): Made | null | undefined {
  if (one === null || other === null) return null;
  return one && other && make(one, other);
}

/** Derives a value from one list: undefined while it loads, null when it has failed. */
export const ofList = <Row, Made>(
  rows: Known<Row>,
  make: (rows: readonly Row[]) => Made,
): Made | null | undefined => rows && make(rows);

/** The state of the mail to one person. `unknown` for a person who was never selected. */
export type MailStage = 'drafted' | 'skipped' | 'toReview' | 'none' | 'unknown';

/**
 * Returns the function that gives the state of the mail to a person, from the team's review and the loaded mail.
 */
export function mailStages({
  lists: { emails },
  chosen,
  review,
}: Pick<HomeFacts, 'lists' | 'chosen' | 'review'>): (person: Pick<Prospect, 'id'>) => MailStage {
  const written = new Set(
    (emails ?? []).flatMap(({ prospectId, variations }) =>
      variations.length > 0 ? [String(prospectId)] : [],
    ),
  );
  const asked = new Set(emails ? chosen : []);
  return ({ id }) => {
    const key = String(id);
    const { mark, edits } = reviewOf(review, key);
    if (mark) return mark;
    if (written.has(key) || Object.keys(edits).length > 0) return 'toReview';
    return asked.has(key) ? 'none' : 'unknown';
  };
}
