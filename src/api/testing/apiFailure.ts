import type { CallName } from '../contract/paths.ts';
import { ApiError } from '../response.ts';

/** A failed call: refused with this status and with what stands on the server, or without an answer. */
export const apiFailure = (
  call: CallName,
  status?: number,
  shown?: string,
  present?: unknown,
): ApiError =>
  new ApiError({
    call,
    kind: status === undefined ? 'unreachable' : 'refused',
    messageKey: `message.${call}`,
    status,
    ...(shown && { shown }),
    present,
    cause: null,
  });
