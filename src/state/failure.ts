import { ApiError } from '#api/apiError.ts';
import { t } from '#domain/words/translate.ts';

/** Returns true for a failure that a retry may fix: no response, or a server error. A refused request is not transient. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unreachable' || (error.status ?? 0) >= 500;
}

/** A failure in another tab. The message is the one that the tab stored; null when it was dismissed since. */
export class FailedElsewhere extends Error {
  constructor(message: string | null) {
    super(message ?? t('general.unexpected'));
  }
}

/** The first generation of all lists failed at one step. The message is that step's own. */
export class SequenceFailed extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/** The page was closed or reloaded during a generation, and no rows have come since. */
export class InterruptedRun extends Error {
  constructor() {
    super(t('generation.interrupted'));
  }
}

/** Returns true when the text of the failure comes from the server. */
export const isServerMessage = (error: unknown): boolean =>
  error instanceof ApiError && error.isServerMessage;

/** Returns the text to show for a failure: the message of the call, or a general one for an unexpected error. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ||
    error instanceof FailedElsewhere ||
    error instanceof InterruptedRun ||
    error instanceof SequenceFailed
    ? error.message
    : t('general.unexpected');
}
