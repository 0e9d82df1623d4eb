import type { EmailVariation } from './email.ts';

/** What became of a prospect's mail in the review. */
export type ReviewMark = 'drafted' | 'skipped';

/** What a person did with the mail to one prospect; kept in the browser only. */
export interface MailReviewEntry {
  readonly mark: ReviewMark | null;
  /** The variation that was open last, which is the one to send. */
  readonly chosenKey: string | null;
  /** Texts of the person's own, by the variation they stand for. */
  readonly edits: Readonly<Record<string, EmailVariation>>;
}

/** The review by prospect id. */
export type MailReview = Readonly<Record<string, MailReviewEntry>>;

const untouched: MailReviewEntry = { mark: null, chosenKey: null, edits: {} };

export function reviewOf(review: MailReview, prospectId: string): MailReviewEntry {
  return Object.hasOwn(review, prospectId) ? (review[prospectId] ?? untouched) : untouched;
}

/** The review with a prospect's part changed; a part that says nothing is not kept. */
export function reviewWith(
  review: MailReview,
  prospectId: string,
  change: Partial<MailReviewEntry>,
): MailReview {
  const entry = { ...reviewOf(review, prospectId), ...change };
  const { [prospectId]: _former, ...rest } = review;
  const saysNothing =
    entry.mark === null && entry.chosenKey === null && Object.keys(entry.edits).length === 0;
  return saysNothing ? rest : { ...rest, [prospectId]: entry };
}

/** An entry with a text of the person's own; the server's own text again is no edit. */
export function editsWith(
  edits: MailReviewEntry['edits'],
  key: string,
  original: EmailVariation,
  text: EmailVariation | null,
): MailReviewEntry['edits'] {
  const { [key]: _former, ...rest } = edits;
  const isSame =
    text === null || (text.subject === original.subject && text.body === original.body);
  return isSame ? rest : { ...rest, [key]: text };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readEdits(value: unknown): MailReviewEntry['edits'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, edit]) =>
      isRecord(edit) && typeof edit['subject'] === 'string' && typeof edit['body'] === 'string'
        ? [[key, { subject: edit['subject'], body: edit['body'] }]]
        : [],
    ),
  );
}

/** A review as the browser kept it; what makes no sense in it is left out. */
export function readMailReview(stored: string | undefined): MailReview {
  let value: unknown;
  try {
    value = stored === undefined ? undefined : JSON.parse(stored);
  } catch {
    return {};
  }
  if (!isRecord(value)) return {};
  let review: MailReview = {};
  for (const [id, entry] of Object.entries(value)) {
    if (!isRecord(entry) || id === '__proto__') continue;
    const { mark, chosenKey, edits } = entry;
    review = reviewWith(review, id, {
      mark: mark === 'drafted' || mark === 'skipped' ? mark : null,
      chosenKey: typeof chosenKey === 'string' ? chosenKey : null,
      edits: readEdits(edits),
    });
  }
  return review;
}
