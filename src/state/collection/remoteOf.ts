import { limits } from '#domain/settings/limits.ts';
import type { Remote } from '#domain/lists/remote.ts';
import { failureText } from '../failure.ts';
import type { PollingState } from './usePolling.ts';

interface Inputs<Item> {
  readonly data: readonly Item[] | undefined;
  readonly error: unknown;
  readonly isValidating: boolean;
  readonly polling: PollingState;
}

/**
 * Combines the states of the cache and of the polling into the one union that screens switch on. Rows stay on screen after a
 * failed reload.
 */
export function remoteOf<Item>(inputs: Inputs<Item>): Remote<Item> {
  const { data, error, isValidating, polling } = inputs;
  if (data && data.length > 0) return { status: 'ready', items: data, isRefreshing: isValidating };
  if (polling.status === 'on')
    return { status: 'polling', attempt: polling.attempt, of: limits.pollRetries };
  if (polling.status === 'exhausted') return { status: 'empty', isExhausted: true };
  if (error !== undefined && !isValidating) return { status: 'error', message: failureText(error) };
  if (data) return { status: 'empty', isExhausted: false, isRefreshing: isValidating };
  return { status: 'loading' };
}
