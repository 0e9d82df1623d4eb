/** How long the provider's silent frame is waited for (D63). */
export const authorizeMs = 60_000;

/** How long one request for tokens may take; the client makes three. */
export const tokenTryMs = 10_000;
const tokenMs = 3 * tokenTryMs;

/** What the client needs beside its requests. */
const ownMs = 5_000;

/**
 * How long each call of the client is waited for at most. A client whose worker does not load never answers, so every call
 * ends some time, but none before all that it may wait for itself.
 */
export const patience = {
  /** A refresh, then the silent frame and the code it brings. */
  token: tokenMs + authorizeMs + tokenMs + ownMs,
  /** The code that the provider sent along. */
  callback: tokenMs + ownMs,
  other: 15_000,
} as const;
