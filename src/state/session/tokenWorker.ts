/** The sign-in client's token worker as its own file, so that the policy `worker-src 'self'` allows it. */
export const workerPath = '/auth0-spa-js.worker.production.js';

/** The version of the client that the worker belongs to. The build fails on another version. */
export const workerRelease = '2.27.0';

/**
 * Returns the worker's address. It contains everything that the response depends on, including the provider in its policy.
 * So browsers can cache it for ever, and a sign-in does not wait for the worker to load.
 */
export const workerAddress = (identityDomain: string): string =>
  `${workerPath}?${workerRelease}&${encodeURIComponent(identityDomain)}`;
