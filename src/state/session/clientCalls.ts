import { readFault } from '#domain/session/signInFault.ts';
import type { Clock } from '#platform/clock.ts';
import type { SignInClient } from './types.ts';
import { authorizeMs, timeouts } from './timeouts.ts';
import { ClientTimeout, withTimeout } from './withTimeout.ts';

/** The calls of the sign-in client. All code uses the client through them. */
export interface ClientCalls {
  /** Calls the client with a timeout. A client that failed to load is loaded again by the next call. */
  readonly ask: <Value>(
    work: (client: SignInClient) => Promise<Value>,
    timeoutMs?: number,
  ) => Promise<Value>;
  /** Returns true when the client failed to load and fails again. Many browsers remember the failure until a reload. */
  readonly isLost: () => Promise<boolean>;
  /** Returns a token or throws a fault. Simultaneous callers share one request. */
  readonly token: () => Promise<string>;
}

/** Creates the calls. The client is loaded by the first of them. */
export function createClientCalls(
  loadClient: () => Promise<SignInClient>,
  clock: Clock,
): ClientCalls {
  let client: Promise<SignInClient> | undefined;
  let hasFailedToLoad = false;
  let tokenUnderWay: Promise<string> | undefined;

  const ask: ClientCalls['ask'] = (work, timeoutMs = timeouts.other) => {
    client ??= loadClient();
    const loading = client;
    loading.then(
      () => (hasFailedToLoad = false),
      () => {
        hasFailedToLoad = true;
        if (client === loading) client = undefined;
      },
    );
    return withTimeout(clock, loading.then(work), timeoutMs);
  };

  /**
   * Retries once after a timeout, because a refresh in another tab may cause one. Does not retry when the provider itself
   * did not answer.
   */
  const askForToken = async (triesLeft = 1): Promise<string> => {
    const startedAt = clock.now();
    try {
      const token = await ask((sdk) => sdk.getTokenSilently(), timeouts.token);
      if (token !== undefined) return token;
    } catch (thrown) {
      const isTimeout = readFault(thrown).code === 'timeout' && !(thrown instanceof ClientTimeout);
      const isBusy = isTimeout && clock.now() - startedAt < authorizeMs;
      if (isBusy && triesLeft > 0) return askForToken(triesLeft - 1);
      throw thrown;
    }
    throw Object.assign(new Error('There is no token.'), { error: 'login_required' });
  };

  return {
    ask,
    async isLost() {
      if (!hasFailedToLoad) return false;
      await ask(async () => undefined).catch(() => undefined);
      return hasFailedToLoad;
    },
    token() {
      tokenUnderWay ??= askForToken().finally(() => {
        tokenUnderWay = undefined;
      });
      return tokenUnderWay;
    },
  };
}
