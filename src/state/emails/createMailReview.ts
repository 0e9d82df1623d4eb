import {
  readMailReview,
  reviewWith,
  type MailReview,
  type MailReviewEntry,
} from '#domain/mail/mailReview.ts';
import type { OwnedStorage } from '#platform/ownedStorage.ts';
import type { TypedWrites } from '../typedWrites.ts';

export type ReviewChange = Partial<MailReviewEntry>;

/** What the person did with the mail so far, kept in this browser under their name: it outlives refetch, Generate More and reload. */
export interface MailReviewStore {
  readonly snapshot: () => MailReview;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (prospectId: string, change: ReviewChange) => void;
}

interface Parts {
  readonly storage: OwnedStorage;
  readonly typed: TypedWrites;
}

export function createMailReview({ storage, typed }: Parts): MailReviewStore {
  /** What is not written yet, by prospect. */
  const waiting = new Map<string, ReviewChange>();
  const listeners = new Set<() => void>();
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
    // What is stored now, not what was shown: another tab may have written meanwhile.
    const next = latest(storage.read('emailReview'));
    waiting.clear();
    storage.writeJson('emailReview', next);
  };
  return {
    snapshot: () => look(false),
    subscribe(listener) {
      listeners.add(listener);
      const leave = storage.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    change(prospectId, change) {
      waiting.set(prospectId, { ...waiting.get(prospectId), ...change });
      look(true);
      // Texts are typed, everything else is pressed.
      typed.soon('emailReview', write);
      if (change.edits === undefined) typed.flush();
      for (const listener of listeners) listener();
    },
  };
}
