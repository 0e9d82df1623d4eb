import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostKind } from './hosts.ts';

/** One request, as it is logged: nothing that was sent, no query, nobody's name. */
export interface RequestLine {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly ms: number;
}

/** Longer paths are not of this product. */
const longest = 200;

/** Sign-in paths hold what a session is continued with, so only their first part is told. */
function pathOf(req: IncomingMessage): string {
  const path = (req.url ?? '/').split('?')[0] ?? '/';
  const isIdentity = hostKind(req.headers.host) === 'identity';
  return isIdentity ? `/${path.split('/')[1] ?? ''}` : path.slice(0, longest);
}

/** Tells of a request once it is over. */
export function logWhenDone(
  req: IncomingMessage,
  res: ServerResponse,
  log: (line: RequestLine) => void,
): void {
  const started = performance.now();
  res.once('close', () => {
    log({
      time: new Date().toISOString(),
      method: req.method ?? '',
      path: pathOf(req),
      status: res.headersSent ? res.statusCode : 0,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  });
}
