import { getResponse } from 'msw';
import type { Scenario } from '../scenarios/override.ts';
import type { Send } from './ask.ts';

/** Sends requests to handlers without a network, in Node and in the browser. */
export function sendTo(handlers: Scenario): Send {
  const list = [...handlers];
  return async (request) => {
    const response = await getResponse(list, request);
    if (!response) throw new Error(`Nobody answers ${request.method} ${request.url}.`);
    // As in a browser, an error response is a failed request.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
