import type { ApiError } from '../apiError.ts';
import { createApi } from '../createApi.ts';
import type { HttpOptions } from '../http.ts';

/** One request as it would have gone over the network. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A JSON answer. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** The real client with a server of the test's own in the network's place; it keeps what was sent and what failed. */
export function standIn(
  answer: (sent: Sent) => Response | Promise<Response>,
  options: Partial<HttpOptions> = {},
) {
  const sent: Sent[] = [];
  const failed: ApiError[] = [];
  const leftOut: unknown[] = [];
  const api = createApi({
    host: 'https://api.example.com',
    onError: (error) => failed.push(error),
    onLeftOut: (_call, ids) => leftOut.push(...ids),
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      const one: Sent = {
        method: request.method,
        url: request.url,
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
      };
      sent.push(one);
      return answer(one);
    },
    ...options,
  });
  return { api, sent, failed, leftOut };
}
