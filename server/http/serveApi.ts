import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../operations/refusal.ts';
import type { ApiHandler } from './apiHandler.ts';
import { bytesOf, endLast, readBody, sendBytes, stepStream } from './bodies.ts';
import { apiHeaders, type Headers } from './headers.ts';
import { createKeptLists } from './keptLists.ts';
import { pathnameOf } from './hosts.ts';
import { notePerson } from './monitoring.ts';

const maxBody = 1024 * 1024;

/** How long a client may take none of an answer, before the connection is closed. */
const silenceMs = 60_000;

const methods = 'GET, POST, PUT, DELETE';

/** Serves `/api/*`: sets headers and handles CORS. The handler answers the calls, and reads the body when it needs it (D88). */
export const serveApi = (
  handler: ApiHandler,
  isOwn: (origin: string) => boolean,
  address: (req: IncomingMessage) => string,
) => {
  const lists = createKeptLists();
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const headers = { ...apiHeaders, ...corsHeaders(req, isOwn) };
    if (req.method === 'OPTIONS') return preflight(req, res, headers);
    const pathname = pathnameOf(req);
    const telling = stepStream(req, res, headers);
    const sending = lists(req, res);
    const answered = await handler({
      method: req.method ?? 'GET',
      pathname,
      query: new URLSearchParams((req.url ?? '').slice(pathname.length + 1)),
      authorization: req.headers.authorization ?? '',
      address: address(req),
      contentType: req.headers['content-type'] ?? '',
      readBody: () => bodyText(req),
      idempotencyKey: req.headers['idempotency-key']?.toString(),
      ended: new Promise((resolve) => {
        res.once('close', () => resolve());
      }),
      ...(telling && { onStep: telling.tell }),
      isKnown: sending.isKnown,
      onPerson: (subject) => notePerson(res, subject),
    });
    if (telling?.hasBegun()) return telling.end(answered);
    const { status, retryAfter, body, rest, list } = answered;
    if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
    // Node would read and discard all of a body that was not needed. A large one is not worth that.
    const isLast = isLarge(req);
    // Who asks too much should not keep connections either.
    if (isLast || status === 429) res.setHeader('Connection', 'close');
    res.setTimeout(silenceMs, () => res.destroy());
    if (list) return sending.send(list, answered, headers);
    if (rest) {
      res.writeHead(status, headers);
      return sendBytes(res, bytesOf(body, rest));
    }
    const text = JSON.stringify(body);
    res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) });
    if (isLast) return endLast(req, res, text);
    res.end(text);
  };
};

const isLarge = (req: IncomingMessage): boolean =>
  !req.complete && Number(req.headers['content-length'] ?? Infinity) > 65_536;

async function bodyText(req: IncomingMessage): Promise<string> {
  const body = await readBody(req, maxBody);
  if (!body) throw new Refusal(413, 'The request is larger than 1 MB.');
  return body.toString();
}

/** The app usually has the API's origin; another origin is allowed only if it belongs to the app. */
function corsHeaders(req: IncomingMessage, isOwn: (origin: string) => boolean): Headers {
  const { origin } = req.headers;
  if (origin === undefined || !isOwn(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'ETag, Retry-After',
  };
}

function preflight(req: IncomingMessage, res: ServerResponse, headers: Headers): void {
  const { 'Content-Type': _none, ...rest } = headers;
  req.resume();
  res.writeHead(204, {
    ...rest,
    Allow: `${methods}, OPTIONS`,
    ...('Access-Control-Allow-Origin' in headers && {
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, if-none-match',
      'Access-Control-Max-Age': '600',
    }),
  });
  res.end();
}
