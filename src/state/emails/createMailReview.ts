import { reviewWith, type MailReview, type MailReviewEntry } from '#domain/mail/mailReview.ts';
import { readMailReview } from '#domain/mail/readMailReview.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TypedWrites } from '../typedWrites.ts';
import { createListeners, subscribeToBoth } from '../listeners.ts';

export type ReviewChange = Partial<MailReviewEntry>;

/** The person's edits and marks of the mail, stored in this browser. Reloads and Generate More keep them. */
export interface MailReviewStore {
  readonly snapshot: () => MailReview;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (prospectId: string, change: ReviewChange) => void;
}

interface Parts {
  readonly storage: OwnedStorage;
  readonly typedWrites: TypedWrites;
}

export function createMailReview({ storage, typedWrites }: Parts): MailReviewStore {
  /** Changes that are not stored yet, by prospect id. */
  const waiting = new Map<string, ReviewChange>();
  const listeners = createListeners();
  const latest = (stored: string | undefined) =>
    [...waiting].reduce<MailReview>(
      (review, [id, change]) => reviewWith(review, id, change),
      readMailReview(stored),
    );
  let from = storage.read('emailReview');
  let review = latest(from);
  const look = (isChanged: boolean) => {
    const stored = storage.read('emailReview');
    if (isChanged || stored !== from) review = latest(stored);
    from = stored;
    return review;
  };
  const write = () => {
    if (waiting.size === 0) return;
    // The stored value is read again, because another tab may have changed it.
    const next = latest(storage.read('emailReview'));
    waiting.clear();
    storage.writeJson('emailReview', next);
  };
  return {
    snapshot: () => look(false),
    subscribe: subscribeToBoth(listeners.subscribe, storage.subscribe),
    change(prospectId, change) {
      waiting.set(prospectId, { ...waiting.get(prospectId), ...change });
      look(true);
      // Edited texts are stored at the next pause in typing, everything else at once.
      typedWrites.soon('emailReview', write);
      if (change.edits === undefined) typedWrites.flush();
      listeners.tell();
    },
  };
}
