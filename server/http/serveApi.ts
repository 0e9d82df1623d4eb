import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiHandler } from './apiHandler.ts';
import { apiHeaders } from './headers.ts';
import { endLast } from './lastAnswer.ts';
import { Refusal } from '../operations/refusal.ts';
import { readBody } from './readBody.ts';
import { sendParts } from './sendParts.ts';
import { stepStream } from './steps.ts';

/** The largest body of a request, in bytes. */
const maxBody = 1024 * 1024;

/** How long a client may take none of an answer, before the connection is closed. */
const silenceMs = 60_000;

const methods = 'GET, POST, PUT, DELETE';

type Headers = Readonly<Record<string, string>>;

/** Serves `/api/*`: sets headers and handles CORS. The handler answers the calls, and reads the body when it needs it (D88). */
export const serveApi =
  (
    handler: ApiHandler,
    isOwn: (origin: string) => boolean,
    address: (req: IncomingMessage) => string,
  ) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const headers = { ...apiHeaders, ...corsHeaders(req, isOwn) };
    if (req.method === 'OPTIONS') return preflight(req, res, headers);
    const { method = 'GET', url = '/' } = req;
    const mark = url.indexOf('?');
    const telling = stepStream(req, res, headers);
    const answered = await handler({
      method,
      pathname: mark < 0 ? url : url.slice(0, mark),
      query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
      authorization: req.headers.authorization ?? '',
      address: address(req),
      contentType: req.headers['content-type'] ?? '',
      readBody: () => bodyText(req),
      idempotencyKey: req.headers['idempotency-key']?.toString(),
      ended: new Promise((resolve) => {
        res.once('close', () => resolve());
      }),
      ...(telling && { onStep: telling.tell }),
    });
    if (telling?.hasBegun()) return telling.end(answered);
    const { status, retryAfter, body, rest } = answered;
    // Node would read and discard all of a body that was not needed. A large one is not worth that.
    const isLast = isLarge(req);
    const more = {
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...(isLast && { Connection: 'close' }),
    };
    res.setTimeout(silenceMs, () => res.destroy());
    if (rest) {
      res.writeHead(status, { ...headers, ...more });
      return sendParts(res, body, rest);
    }
    const text = JSON.stringify(body);
    res.writeHead(status, { ...headers, ...more, 'Content-Length': Buffer.byteLength(text) });
    if (isLast) return endLast(req, res, text);
    res.end(text);
  };

const isLarge = (req: IncomingMessage): boolean =>
  !req.complete && Number(req.headers['content-length'] ?? Infinity) > 65_536;

/** Reads the body, or refuses one that is too large. */
async function bodyText(req: IncomingMessage): Promise<string> {
  const body = await readBody(req, maxBody);
  if (!body) throw new Refusal(413, 'The request is larger than 1 MB.');
  return body.toString();
}

/** The body of an error answer that comes from the server itself, not from an operation. */
export const problem = (message: string): string =>
  JSON.stringify({ success: false, error: message, message });

/** The app usually has the API's origin; another origin is allowed only if it belongs to the app. */
function corsHeaders(req: IncomingMessage, isOwn: (origin: string) => boolean): Headers {
  const { origin } = req.headers;
  return origin !== undefined && isOwn(origin)
    ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After' }
    : {};
}

function preflight(req: IncomingMessage, res: ServerResponse, headers: Headers): void {
  const isAllowed = 'Access-Control-Allow-Origin' in headers;
  const { 'Content-Type': _none, ...rest } = headers;
  req.resume();
  res.writeHead(204, {
    ...rest,
    Allow: `${methods}, OPTIONS`,
    ...(isAllowed
      ? {
          'Access-Control-Allow-Methods': methods,
          'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
          'Access-Control-Max-Age': '600',
        }
      : {}),
  });
  res.end();
}
