import { ApiError } from '#api/response.ts';
import { t } from '#domain/words/translate.ts';

/** Returns true for a failure that a retry may fix: no response, or a server error. A refused request is not transient. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unreachable' || (error.status ?? 0) >= 500;
}

/** Returns true when the server does not have the call. A deleted row fails with 410 instead. */
export const isMissingCall = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0);

/** Returns true when the text of the failure comes from the server. */
export const isServerMessage = (error: unknown): boolean =>
  error instanceof ApiError && error.isServerMessage;

/** Returns the text to show for a failure: the message of the call, or a general one for an unexpected error. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : t('general.unexpected');
}
