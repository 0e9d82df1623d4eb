import { readFault } from '#domain/session/signInFault.ts';
import type { Clock } from '#platform/clock.ts';
import type { SignInClient } from './types.ts';
import { authorizeMs, patience } from './patience.ts';
import { Unanswered, watched } from './watchdog.ts';

/** The one way to the sign-in client. */
export interface ClientCalls {
  /** Every call goes through the watchdog; a client that did not load is asked for again next time. */
  readonly ask: <Value>(
    work: (client: SignInClient) => Promise<Value>,
    patienceMs?: number,
  ) => Promise<Value>;
  /** A token, or a fault thrown. Many who ask at once share one answer. */
  readonly token: () => Promise<string>;
}

/** Calls of a client that is loaded when first needed. */
export function createClientCalls(
  loadClient: () => Promise<SignInClient>,
  clock: Clock,
): ClientCalls {
  let client: Promise<SignInClient> | undefined;
  let tokenUnderWay: Promise<string> | undefined;

  const ask: ClientCalls['ask'] = (work, patienceMs = patience.other) => {
    client ??= loadClient();
    const loading = client;
    loading.catch(() => {
      if (client === loading) client = undefined;
    });
    return watched(clock, loading.then(work), patienceMs);
  };

  /** Another tab's refresh may make the first try time out, so it is made twice; a silent provider is asked once. */
  const askForToken = async (triesLeft = 1): Promise<string> => {
    const startedAt = clock.now();
    try {
      const token = await ask((sdk) => sdk.getTokenSilently(), patience.token);
      if (token !== undefined) return token;
    } catch (thrown) {
      const isTimeout = readFault(thrown).code === 'timeout' && !(thrown instanceof Unanswered);
      const isBusy = isTimeout && clock.now() - startedAt < authorizeMs;
      if (isBusy && triesLeft > 0) return askForToken(triesLeft - 1);
      throw thrown;
    }
    throw Object.assign(new Error('There is no token.'), { error: 'login_required' });
  };

  return {
    ask,
    token() {
      tokenUnderWay ??= askForToken().finally(() => {
        tokenUnderWay = undefined;
      });
      return tokenUnderWay;
    },
  };
}
