import { useSyncExternalStore } from 'react';
import type { MailReview } from '#domain/mail/mailReview.ts';
import { lazyService, useServices, type Services } from '../services.ts';
import { createMailReview, type MailReviewStore, type ReviewChange } from './createMailReview.ts';

/** What is typed last is not lost with the page. */
const review = lazyService<MailReviewStore>();

/** The review of the mail outside of rendering. */
export const mailReviewOf = (services: Services): MailReviewStore =>
  review.get(services, createMailReview);

/** The review of the mail, and what changes it. */
export function useMailReview(): readonly [
  MailReview,
  (prospectId: string, change: ReviewChange) => void,
] {
  const { subscribe, snapshot, change } = mailReviewOf(useServices());
  return [useSyncExternalStore(subscribe, snapshot), change];
}
