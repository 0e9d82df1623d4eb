/** Section 9 of the specification: every constant the product is built on, in one place so that a story or test can shorten it. */
export const limits = {
  toastMs: 3000,
  toastWithActionMs: 8000,
  noticeMs: 8000,
  overlayMessageMs: 1500,
  dashboardOverlayMs: 3000,
  pollRetries: 10,
  pollIntervalMs: 2000,
  stillWorkingMs: 30_000,
  emailVariations: 3,
  emailRounds: 3,
  emailConcurrency: 3,
  skeleton: { keywords: 12, contentIdeas: 4, prospects: 10 },
  maxUrlLength: 1800,
  maxServerMessage: 300,
  mailtoLength: 1900,
  gmailLength: 4000,
} as const;
