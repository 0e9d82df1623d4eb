import { useSyncExternalStore } from 'react';
import type { MailReview } from '#domain/mail/mailReview.ts';
import { lazyService, useServices, type Services } from '../services.ts';
import { createMailReview, type MailReviewStore, type ReviewChange } from './createMailReview.ts';

/** A service, so that edits that are not stored yet survive leaving the page. */
const review = lazyService<MailReviewStore>();

/** Returns the review of the mail for code outside of React. */
export const mailReviewOf = (services: Services): MailReviewStore =>
  review(services, createMailReview);

/** Returns the review of the mail and the function that changes it. */
export function useMailReview(): readonly [
  MailReview,
  (prospectId: string, change: ReviewChange) => void,
] {
  const { subscribe, snapshot, change } = mailReviewOf(useServices());
  return [useSyncExternalStore(subscribe, snapshot), change];
}
