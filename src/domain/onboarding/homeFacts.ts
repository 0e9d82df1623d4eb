import type { Prospect } from '../companies/prospect.ts';
import type { TargetCompany } from '../companies/targetCompany.ts';
import type { ContentIdea } from '../content/contentIdea.ts';
import type { Icp } from '../insights/icp.ts';
import type { Keyword } from '../keywords/keyword.ts';
import type { EmailSet } from '../mail/email.ts';
import { reviewOf, type MailReview } from '../mail/mailReview.ts';
import type { SeenRows } from './seenRows.ts';

/** The rows of a list: undefined while it loads, null after a failure. */
export type Known<Row> = readonly Row[] | null | undefined;

/** A number: undefined while it is counted, null where it cannot be told. */
export type Count = number | null | undefined;

/** The lists that the home tells of. */
export interface HomeLists {
  readonly keywords: Known<Keyword>;
  readonly contentIdeas: Known<ContentIdea>;
  readonly icps: Known<Icp>;
  readonly targetCompanies: Known<TargetCompany>;
  /** The people at the target companies. */
  readonly prospects: Known<Prospect>;
  /** The mail to the chosen people. */
  readonly emails: Known<EmailSet>;
}
export type HomeListName = keyof HomeLists;

/** What is known of both campaigns. */
export interface HomeFacts {
  readonly lists: HomeLists;
  /** The ids of the people who were chosen to be written to: only their mail is asked for. */
  readonly chosen: readonly string[];
  /** What the person did with the mail, from this browser. */
  readonly review: MailReview;
  /** The rows that were there at the last visit; null at the first one. */
  readonly seen: SeenRows | null;
}

/** Makes something of two lists. While one of them loads it is not known yet, and it never is when one has failed. */
export function ofBoth<One, Other, Made>(
  one: Known<One>,
  other: Known<Other>,
  make: (one: readonly One[], other: readonly Other[]) => Made,
): Made | null | undefined {
  if (one === null || other === null) return null;
  return one && other && make(one, other);
}

/** Makes something of one list. */
export const ofList = <Row, Made>(
  rows: Known<Row>,
  make: (rows: readonly Row[]) => Made,
): Made | null | undefined => rows && make(rows);

/** Where the mail to one person stands. It is not known for people who were never chosen. */
export type MailStage = 'drafted' | 'skipped' | 'toReview' | 'none' | 'unknown';

/** Returns where the mail to a person stands, by what was reviewed here and by the mail that was loaded. */
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
