import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from './response.ts';
import { createApi } from './createApi.ts';
import type { HttpOptions } from './http.ts';
import { json, createTestApi } from './testing/createTestApi.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A real server on loopback with the real client. */
async function overLoopback(
  answer: (request: IncomingMessage & { body: string }, response: ServerResponse) => void,
  options: Partial<HttpOptions> = {},
) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () =>
      answer(Object.assign(request, { body: Buffer.concat(chunks).toString() }), response),
    );
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return createApi({ host: `http://127.0.0.1:${port}`, ...options });
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => 'no failure',
    (cause: unknown) => cause,
  );
  if (error instanceof ApiError) return error;
  throw new TypeError(`not an ApiError: ${String(error)}`);
};

describe('over a real connection', () => {
  it('a delete sends its body as JSON', async () => {
    const seen: string[] = [];
    const api = await overLoopback(({ method, url, headers, body }, response) => {
      seen.push(`${method} ${url} ${headers['content-type']} ${body}`);
      response.end('{"success":true}');
    });
    await api.keywords.remove('acme', '12');
    expect(seen).toEqual([
      'DELETE /api/v1/keywords/acme/deleteKeywords application/json {"keywordid":"12"}',
    ]);
  });

  it('a response that is cut off counts as unreachable', async () => {
    const api = await overLoopback((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":[');
      setImmediate(() => response.destroy());
    });
    const error = await failureOf(api.keywords.list('acme', 7));
    expect(error.message).toBe('Failed to fetch keywords');
    expect(['unreachable', 'aborted']).toContain(error.kind);
  });

  it('an aborted call ends at once, and no error is reported', async () => {
    const errors: unknown[] = [];
    const stop = new AbortController();
    const api = await overLoopback(() => stop.abort(), { onError: (error) => errors.push(error) });
    const error = await failureOf(api.keywords.list('acme', 7, stop.signal));
    expect(error.kind).toBe('aborted');
    expect((await failureOf(api.keywords.list('acme', 7, stop.signal))).kind).toBe('aborted');
    expect(errors).toEqual([]);
  });

  it('a timeout of the caller counts as unreachable', async () => {
    const api = await overLoopback(() => undefined);
    const error = await failureOf(api.workspaces.check('acme', AbortSignal.timeout(20)));
    expect(error.kind).toBe('unreachable');
  });
});

describe('the access token', () => {
  const getToken = () => Promise.resolve('top-secret');

  it('is sent to the API', async () => {
    const { api, sent } = createTestApi(() => json([]), { getToken });
    await api.users.list('acme');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer top-secret');
  });

  it.each([{}, { getToken: async () => null }])(
    'is not sent when there is none',
    async (options) => {
      const { api, sent } = createTestApi(() => json([]), options);
      await api.users.list('acme');
      expect(sent[0]?.headers.has('authorization')).toBe(false);
    },
  );

  it('fails the call without a request when it cannot be fetched', async () => {
    const cause = new Error('login_required');
    const { api, sent, failed } = createTestApi(() => json([]), {
      getToken: () => Promise.reject(cause),
    });
    const error = await failureOf(api.users.list('acme'));
    expect([error.kind, error.cause]).toEqual(['unreachable', cause]);
    expect([sent, failed]).toEqual([[], [error]]);
  });

  it('is in no failure, however it is printed', async () => {
    const hangUp = await overLoopback((_, response) => response.destroy(), { getToken });
    const refuse = createTestApi(() => json({ message: 'no' }, 401), { getToken }).api;
    const babble = createTestApi(() => new Response('<html>'), { getToken }).api;
    const lose = createTestApi(() => Promise.reject(new TypeError('lost')), { getToken }).api;
    const stopped = createTestApi(() => json([]), { getToken }).api;
    const errors = await Promise.all([
      ...[hangUp, refuse, babble, lose].map((api) => failureOf(api.users.list('acme'))),
      failureOf(stopped.users.list('acme', AbortSignal.abort())),
    ]);
    const printed = errors.map((error) => JSON.stringify(error) + inspect(error, { depth: 20 }));
    for (const text of printed) expect(text).not.toContain('top-secret');
    expect(JSON.parse(JSON.stringify(errors[1]))).toEqual({
      name: 'ApiError',
      call: 'users.list',
      kind: 'refused',
      status: 401,
      messageKey: 'message.users.list',
      message: 'Failed to fetch users.',
      reason: 'Error: GET /v1/users/{domain}/getUsers answered 401',
    });
  });
});
