import { useSyncExternalStore } from 'react';
import type { MailReview } from '#domain/mail/mailReview.ts';
import { useServices, type Services } from '../services.ts';
import { createMailReview, type MailReviewStore, type ReviewChange } from './createMailReview.ts';

/** One for each set of services: what is typed last is not lost with the page. */
const reviews = new WeakMap<Services, MailReviewStore>();

function reviewOf(services: Services): MailReviewStore {
  const review = reviews.get(services) ?? createMailReview(services);
  reviews.set(services, review);
  return review;
}

/** The review of the mail, and what changes it. */
export function useMailReview(): readonly [
  MailReview,
  (prospectId: string, change: ReviewChange) => void,
] {
  const { subscribe, snapshot, change } = reviewOf(useServices());
  return [useSyncExternalStore(subscribe, snapshot), change];
}
