/** How long to wait for the provider's silent authorize frame. */
export const authorizeMs = 60_000;

/** How long one token request may take; the client makes three. */
export const tokenTryMs = 10_000;
const tokenMs = 3 * tokenTryMs;

/** Extra time for the client's own work besides its requests. */
const ownMs = 5_000;

/**
 * The timeout for each call of the client. A client whose worker does not load never answers, so every call has a timeout.
 * It is longer than all the timeouts inside the client together.
 */
export const timeouts = {
  /** A refresh, then the silent frame, then the exchange of its code. */
  token: tokenMs + authorizeMs + tokenMs + ownMs,
  /** The exchange of the code from the redirect. */
  callback: tokenMs + ownMs,
  other: 15_000,
} as const;
