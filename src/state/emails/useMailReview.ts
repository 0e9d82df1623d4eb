import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  readMailReview,
  reviewWith,
  type MailReview,
  type MailReviewEntry,
} from '#domain/mail/mailReview.ts';
import { useServices } from '../services.ts';

/** Returns the person's edits and marks of the mail, which this browser keeps, and the function that changes them. */
export function useMailReview(): readonly [
  MailReview,
  (prospectId: string, change: Partial<MailReviewEntry>) => void,
] {
  const { storage } = useServices();
  const stored = useSyncExternalStore(storage.subscribe, () => storage.read('emailReview'));
  const review = useMemo(() => readMailReview(stored), [stored]);
  const change = useCallback(
    (prospectId: string, changed: Partial<MailReviewEntry>) => {
      // Read again, because another tab may have changed it.
      const now = readMailReview(storage.read('emailReview'));
      storage.writeJson('emailReview', reviewWith(now, prospectId, changed));
    },
    [storage],
  );
  return [review, change];
}
