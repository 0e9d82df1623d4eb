import { http, type HttpHandler } from 'msw';
import type { Call } from '#api/contract/call.ts';
import { urlPatternOf } from '../handlers/handle.ts';

/** The handlers of a scenario, for `msw.use`. */
export type Scenario = readonly HttpHandler[];

/** Combines scenarios, the last on top: `compose(ready(), serverError('keywords.add'))`. */
export const compose = (...layers: readonly Scenario[]): Scenario => layers.toReversed().flat();

/** Returns a response, or undefined to let the handlers below answer. */
type Answering = (
  request: Request,
  call: Call,
) => Response | undefined | Promise<Response | undefined>;

/** How often an override applies. */
export interface OverrideLimit {
  /** The number of first requests of each call; without it all of them. */
  readonly times?: number;
}

/** Creates handlers that precede others for these calls. */
export function override(
  calls: readonly Call[],
  answering: Answering,
  { times = Number.POSITIVE_INFINITY }: OverrideLimit = {},
): HttpHandler[] {
  return calls.map((call) => {
    let left = times;
    const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    return http[method](urlPatternOf(call), ({ request }) => {
      if (left <= 0) return undefined;
      left -= 1;
      return answering(request, call);
    });
  });
}
