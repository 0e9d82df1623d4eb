import { getResponse } from 'msw';
import type { Scenario } from '../scenarios/compose.ts';
import type { Send } from './ask.ts';

/** The way to handlers without a network: what they answer, in Node as in the browser. */
export function sendTo(handlers: Scenario): Send {
  const list = [...handlers];
  return async (request) => {
    const response = await getResponse(list, request);
    if (!response) throw new Error(`Nobody answers ${request.method} ${request.url}.`);
    // What a browser makes of an error response: no answer at all.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
