import { useSyncExternalStore } from 'react';
import type { MailReview } from '#domain/mail/mailReview.ts';
import { lazyService, useServices } from '../services.ts';
import { createMailReview, type MailReviewStore, type ReviewChange } from './createMailReview.ts';

/** A service, so that edits that are not stored yet survive leaving the page. */
const review = lazyService<MailReviewStore>();

/** Returns the review of the mail and the function that changes it. */
export function useMailReview(): readonly [
  MailReview,
  (prospectId: string, change: ReviewChange) => void,
] {
  const { subscribe, snapshot, change } = review(useServices(), createMailReview);
  return [useSyncExternalStore(subscribe, snapshot), change];
}
