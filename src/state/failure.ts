import { ApiError } from '#api/apiError.ts';
import { t } from '#domain/words/translate.ts';

/** True for a failure that may pass by itself: no response, or an error of the server. A refusal is not transient. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unreachable' || (error.status ?? 0) >= 500;
}

/** A failure in another tab, with the message that the tab stored, if it was not dismissed since. */
export class FailedElsewhere extends Error {
  constructor(message: string | null) {
    super(message ?? t('general.unexpected'));
  }
}

/** The first generation of everything stopped at one of its steps, whose own words come with it. */
export class SequenceFailed extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/** True for a failure whose text comes from the server. */
export const isInServersWords = (error: unknown): boolean =>
  error instanceof ApiError && error.isInServersWords;

/** The text to show for a failure: the message of the call, or a general one for unexpected errors. */
export function textOf(error: unknown): string {
  return error instanceof ApiError ||
    error instanceof FailedElsewhere ||
    error instanceof SequenceFailed
    ? error.message
    : t('general.unexpected');
}
