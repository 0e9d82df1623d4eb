import type { EmailVariation } from './email.ts';
import { reviewWith, type MailEdit, type MailReview, type MailReviewEntry } from './mailReview.ts';

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

/** Reads the stored review; invalid parts are left out. */
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
