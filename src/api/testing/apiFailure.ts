import type { CallName } from '../contract/paths.ts';
import { ApiError } from '../response.ts';

/** A failed call: refused with this status, or without an answer. */
export const apiFailure = (call: CallName, status?: number, shown?: string): ApiError =>
  new ApiError({
    call,
    kind: status === undefined ? 'unreachable' : 'refused',
    messageKey: `message.${call}`,
    status,
    ...(shown && { shown }),
    cause: null,
  });
