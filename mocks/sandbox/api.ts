import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse, type HttpHandler } from 'msw';
import { apiHeaders } from './headers.ts';
import { isAppOrigin } from './hosts.ts';
import { readBody } from './readBody.ts';

/** What larger bodies are refused at. */
const maxBody = 1024 * 1024;

const methods = 'GET, POST, PUT, DELETE';

/** Answers `/api/*` with the twin's handlers: the very ones that stories and tests use. */
export const apiDoor = (handlers: readonly HttpHandler[], port: number) => {
  const candidates = byMethod(handlers);
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const headers = { ...apiHeaders, ...corsHeaders(req, port) };
    if (req.method === 'OPTIONS') return preflight(req, res, headers);
    const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
    const body = hasBody ? await readBody(req, maxBody) : Buffer.alloc(0);
    if (!body) {
      const closing = { ...headers, Connection: 'close' };
      return answer(res, 413, closing, problem('The request is larger than 1 MB.'));
    }
    if (body.length > 0 && !isJson(body)) {
      return answer(res, 400, headers, problem('The request is not valid JSON.'));
    }
    const response = await getResponse(candidates(req.method ?? 'GET'), toRequest(req, body));
    if (!response) return answer(res, 404, headers, problem('There is no such call.'));
    const text = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return answer(
      res,
      response.status,
      { ...headers, ...(retryAfter ? { 'Retry-After': retryAfter } : {}) },
      text,
    );
  };
};

/** Handlers are tried one after the other, so those for another method are left out beforehand. */
function byMethod(handlers: readonly HttpHandler[]): (method: string) => HttpHandler[] {
  const known = new Map<string, HttpHandler[]>();
  return (method) => {
    const fitting =
      known.get(method) ??
      handlers.filter(({ info }) =>
        info.method instanceof RegExp ? info.method.test(method) : info.method === method,
      );
    known.set(method, fitting);
    return fitting;
  };
}

/** The body of an error that the server itself answers with. */
export const problem = (message: string): string =>
  JSON.stringify({ success: false, error: message, message });

function answer(
  res: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): void {
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  res.end(body);
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

/** The host is always the same towards the handlers: which workspace is meant stands in the path. */
function toRequest(req: IncomingMessage, body: Buffer): Request {
  const headers = new Headers();
  for (const name of ['authorization', 'content-type', 'accept', 'accept-language'] as const) {
    const value = req.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(`http://localhost${req.url ?? '/'}`, {
    method: req.method ?? 'GET',
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

/** The app shares its origin with the API; another origin is answered only if it is one of the app's own. */
function corsHeaders(req: IncomingMessage, port: number): Readonly<Record<string, string>> {
  const { origin } = req.headers;
  return origin !== undefined && isAppOrigin(origin, port)
    ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' }
    : {};
}

function preflight(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const isAllowed = 'Access-Control-Allow-Origin' in headers;
  const { 'Content-Type': _none, ...rest } = headers;
  req.resume();
  res.writeHead(204, {
    ...rest,
    Allow: `${methods}, OPTIONS`,
    ...(isAllowed
      ? {
          'Access-Control-Allow-Methods': methods,
          'Access-Control-Allow-Headers': 'authorization, content-type',
          'Access-Control-Max-Age': '600',
        }
      : {}),
  });
  res.end();
}
