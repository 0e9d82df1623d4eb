import { ApiError } from '#api/apiError.ts';
import { t } from '#domain/words/translate.ts';

/** True for a failure that may pass by itself: no answer at all, or the server's own trouble. What it refused stays refused. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unreachable' || (error.status ?? 0) >= 500;
}

/** Another tab did the work and failed; it left the text for the screen, unless that was dismissed meanwhile. */
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

/** True for a failure whose text is the server's own. */
export const isInServersWords = (error: unknown): boolean =>
  error instanceof ApiError && error.isInServersWords;

/** The text a person is shown: the call's own from the catalogue, or a general one for what no call has failed with. */
export function textOf(error: unknown): string {
  return error instanceof ApiError ||
    error instanceof FailedElsewhere ||
    error instanceof SequenceFailed
    ? error.message
    : t('general.unexpected');
}
