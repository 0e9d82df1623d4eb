import { isRecord, readJson } from '../entities/json.ts';
import type { EmailVariation, MailText } from './email.ts';

export type ReviewMark = 'drafted' | 'skipped';

/**
 * The person's own text, with the text and the position it was based on. These find the edit again after the mail was
 * regenerated.
 */
export interface MailEdit extends MailText {
  readonly from?: MailText & { readonly place: number };
}

/** An edit whose original is known. */
export type PlacedEdit = Required<MailEdit>;

/** One variation as the server wrote it, with its key and position. */
export interface WrittenMail {
  readonly key: string;
  readonly variation: EmailVariation;
  readonly place: number;
}

/** The review of the mail to one prospect; stored in the browser only. */
export interface MailReviewEntry {
  readonly mark: ReviewMark | null;
  /** The variation that was open last; it is the one to send. */
  readonly chosenKey: string | null;
  /** The person's own texts by the key of the variation that they replace. */
  readonly edits: Readonly<Record<string, MailEdit>>;
}

export type MailReview = Readonly<Record<string, MailReviewEntry>>;

const emptyEntry: MailReviewEntry = { mark: null, chosenKey: null, edits: {} };

export function reviewOf(review: MailReview, prospectId: string): MailReviewEntry {
  return Object.hasOwn(review, prospectId) ? (review[prospectId] ?? emptyEntry) : emptyEntry;
}

/** Returns the review with a change for one prospect. An empty entry is removed. */
export function reviewWith(
  review: MailReview,
  prospectId: string,
  change: Partial<MailReviewEntry>,
): MailReview {
  const entry = { ...reviewOf(review, prospectId), ...change };
  const { [prospectId]: _previous, ...rest } = review;
  const isEmpty =
    entry.mark === null && entry.chosenKey === null && Object.keys(entry.edits).length === 0;
  return isEmpty ? rest : { ...rest, [prospectId]: entry };
}

/** Returns the edits with a changed text. A text that equals the original is not an edit. */
export function editsWith(
  edits: MailReviewEntry['edits'],
  { key, variation: { subject, body }, place }: WrittenMail,
  text: MailText | null,
): MailReviewEntry['edits'] {
  const { [key]: _previous, ...rest } = edits;
  if (text === null || (text.subject === subject && text.body === body)) return rest;
  const edit = { subject: text.subject, body: text.body, from: { subject, body, place } };
  return { ...rest, [key]: edit };
}

/**
 * Returns the edit of a mail that was regenerated: its original is gone and another text is at its position. Null when there
 * is none.
 */
export function outdatedEdit(
  edits: MailReviewEntry['edits'],
  written: readonly Pick<WrittenMail, 'key'>[],
  mail: WrittenMail,
): { readonly key: string; readonly edit: PlacedEdit } | null {
  if (Object.hasOwn(edits, mail.key)) return null;
  for (const [key, { from, ...text }] of Object.entries(edits))
    if (from?.place === mail.place && written.every((each) => each.key !== key))
      return { key, edit: { ...text, from } };
  return null;
}

function readText(value: unknown): MailText | null {
  if (!isRecord(value)) return null;
  const { subject, body } = value;
  return typeof subject === 'string' && typeof body === 'string' ? { subject, body } : null;
}

function readEdits(value: unknown): MailReviewEntry['edits'] {
  const edits: Record<string, MailEdit> = {};
  for (const [key, edit] of Object.entries(isRecord(value) ? value : {})) {
    const text = readText(edit);
    if (!isRecord(edit) || !text) continue;
    const { from } = edit;
    const written = readText(from);
    const place = isRecord(from) ? from['place'] : undefined;
    edits[key] =
      written && typeof place === 'number' ? { ...text, from: { ...written, place } } : text;
  }
  return edits;
}

/** Reads the stored review; invalid parts are left out. */
export function readMailReview(stored: string | undefined): MailReview {
  const value = readJson(stored);
  let review: MailReview = {};
  for (const [id, entry] of Object.entries(isRecord(value) ? value : {})) {
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
