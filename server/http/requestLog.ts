import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostKind } from './hosts.ts';

/** A line of the request log: without body, query and names. */
export interface RequestLine {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** 0 when the connection ended without a response. */
  readonly status: number;
  readonly ms: number;
}

/** Longer paths are cut: none of this product's paths is longer. */
const longest = 200;

/** Sign-in paths contain session ids, so only their first part is logged. */
function pathOf(req: IncomingMessage): string {
  const path = (req.url ?? '/').split('?')[0] ?? '/';
  const isIdentity = hostKind(req.headers.host) === 'identity';
  return isIdentity ? `/${path.split('/')[1] ?? ''}` : path.slice(0, longest);
}

/** Reports a request once it has ended. */
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
