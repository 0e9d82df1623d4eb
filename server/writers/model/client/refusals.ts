import { ModelFailure, type FailureKind } from './failure.ts';

const longestWaitMs = 60_000;

/** How long a service asks clients to wait, at most a minute. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - now;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestWaitMs) : undefined;
}

function kindOf(status: number, body: string): FailureKind {
  if (status === 401 || status === 403) return 'wrongKey';
  if (status === 402 || (status === 429 && /insufficient_quota|billing|credit/i.test(body)))
    return 'exhausted';
  if (status === 429) return 'busy';
  if (status === 408) return 'slow';
  if (status >= 500) return status === 501 ? 'refused' : 'broken';
  if (status === 404 || /model_not_found|model.{0,40}not found/i.test(body)) return 'unknownModel';
  return 'refused';
}

/** The failure behind an HTTP status. */
export const refusalOf = (status: number, body: string, retryAfter: string | null): ModelFailure =>
  new ModelFailure(kindOf(status, body), `${status} ${body}`, retryAfterMs(retryAfter, Date.now()));
