import type { EmailVariation } from './email.ts';

/** What became of a prospect's mail in the review. */
export type ReviewMark = 'drafted' | 'skipped';

/** A text of the person's own, and what it was made of: by that it is found again when the mail was written anew. */
export interface MailEdit extends EmailVariation {
  readonly from?: EmailVariation & { readonly place: number };
}

/** One variation as the server wrote it, under its key and in its place. */
export interface WrittenMail {
  readonly key: string;
  readonly variation: EmailVariation;
  readonly place: number;
}

/** What a person did with the mail to one prospect; kept in the browser only. */
export interface MailReviewEntry {
  readonly mark: ReviewMark | null;
  /** The variation that was open last, which is the one to send. */
  readonly chosenKey: string | null;
  /** Texts of the person's own, by the variation they stand for. */
  readonly edits: Readonly<Record<string, MailEdit>>;
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
  { key, variation: { subject, body }, place }: WrittenMail,
  text: EmailVariation | null,
): MailReviewEntry['edits'] {
  const { [key]: _former, ...rest } = edits;
  if (text === null || (text.subject === subject && text.body === body)) return rest;
  const edit = { subject: text.subject, body: text.body, from: { subject, body, place } };
  return { ...rest, [key]: edit };
}

/** An edit whose mail was written anew since: what it was made of is no longer there, and another text stands in its place. */
export function outdatedEdit(
  edits: MailReviewEntry['edits'],
  written: readonly WrittenMail[],
  mail: WrittenMail,
): { readonly key: string; readonly edit: Required<MailEdit> } | null {
  if (Object.hasOwn(edits, mail.key)) return null;
  const known = new Set(written.map(({ key }) => key));
  for (const [key, { subject, body, from }] of Object.entries(edits))
    if (!known.has(key) && from?.place === mail.place)
      return { key, edit: { subject, body, from } };
  return null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readText(value: unknown): EmailVariation | null {
  if (!isRecord(value)) return null;
  const { subject, body } = value;
  return typeof subject === 'string' && typeof body === 'string' ? { subject, body } : null;
}

function readEdit(value: unknown): MailEdit | null {
  const text = readText(value);
  const from = isRecord(value) && isRecord(value['from']) ? value['from'] : {};
  const written = readText(from);
  const place = from['place'];
  return text && written && typeof place === 'number'
    ? { ...text, from: { ...written, place } }
    : text;
}

function readEdits(value: unknown): MailReviewEntry['edits'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, kept]) => {
      const edit = readEdit(kept);
      return edit ? [[key, edit]] : [];
    }),
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
