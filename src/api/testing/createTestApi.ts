import type { ApiError } from '../response.ts';
import { createApi } from '../createApi.ts';
import type { HttpOptions } from '../http.ts';

/** A request that was sent. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A JSON response. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** Creates the real client with a fake server, and records what was sent and what failed. */
export function createTestApi(
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
