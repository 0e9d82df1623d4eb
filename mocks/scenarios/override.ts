import { http, type HttpHandler } from 'msw';
import type { Call } from '#api/contract/call.ts';
import { routeOf } from '../handlers/handle.ts';

/** An answer, or nothing: then whatever lies beneath answers. */
type Answering = (
  request: Request,
  call: Call,
) => Response | undefined | Promise<Response | undefined>;

/** How often an override holds before it steps aside. */
export interface Lasting {
  /** The first so many requests of each call; without it all of them. */
  readonly times?: number;
}

/** Handlers that come before others for these calls only. */
export function override(
  calls: readonly Call[],
  answering: Answering,
  { times = Number.POSITIVE_INFINITY }: Lasting = {},
): HttpHandler[] {
  return calls.map((call) => {
    let left = times;
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    return http[method](routeOf(call, ''), ({ request }) => {
      if (left <= 0) return undefined;
      left -= 1;
      return answering(request, call);
    });
  });
}
