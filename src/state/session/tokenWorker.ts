/** The sign-in client's token worker, shipped as a file of its own: a policy of `worker-src 'self'` lets it run. */
export const workerPath = '/auth0-spa-js.worker.production.js';

/** The release of the client that the worker belongs to; the build refuses another. */
export const workerRelease = '2.27.0';

/**
 * The address names everything the worker's answer depends on, the provider in its policy included. So a browser may keep it
 * for good: each sign-in would otherwise wait for the worker first.
 */
export const workerAddress = (identityDomain: string): string =>
  `${workerPath}?${workerRelease}&${encodeURIComponent(identityDomain)}`;
