import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  readMailReview,
  reviewWith,
  type MailReview,
  type MailReviewEntry,
} from '#domain/mail/mailReview.ts';
import { useServices } from '../services.ts';

export type ReviewChange = Partial<MailReviewEntry>;

/** What the person did with the mail so far, kept in this browser under their name: it outlives refetch, Generate More and reload. */
export function useMailReview(): readonly [
  MailReview,
  (prospectId: string, change: ReviewChange) => void,
] {
  const { storage } = useServices();
  const subscribe = useCallback((listener: () => void) => storage.subscribe(listener), [storage]);
  const stored = useSyncExternalStore(subscribe, () => storage.read('emailReview'));
  const review = useMemo(() => readMailReview(stored), [stored]);
  const onChange = useCallback(
    (prospectId: string, change: ReviewChange) => {
      // What is stored now, not what was shown: another tab or an earlier change of this click may have written meanwhile.
      const latest = readMailReview(storage.read('emailReview'));
      storage.writeJson('emailReview', reviewWith(latest, prospectId, change));
    },
    [storage],
  );
  return [review, onChange];
}
