import { hash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Rows } from '../rows/rows.ts';
import { apiHeaders } from './headers.ts';
import { hostKind, pathnameOf } from './hosts.ts';

/** How long an answer of the database is repeated, so that nobody can keep it busy with health checks. */
const keptMs = 1_000;

/** Returns whether requests can be answered: from the moment the database is open until the server stops. */
export function createReadiness() {
  let asked = -Infinity;
  let answer = Promise.resolve(false);
  return async (rows: Rows | undefined): Promise<boolean> => {
    if (!rows) return false;
    if (performance.now() - asked < keptMs) return answer;
    asked = performance.now();
    const found = rows.names.get('workspaces', '', '');
    answer = found.then(() => true).catch(() => false);
    return answer;
  };
}

export async function answerHealth(
  req: IncomingMessage,
  res: ServerResponse,
  ready: () => Promise<boolean>,
): Promise<boolean> {
  if (req.url !== '/healthz' && req.url !== '/readyz') return false;
  const isGood = req.url === '/healthz' || (await ready());
  res.writeHead(isGood ? 200 : 503, apiHeaders);
  res.end(JSON.stringify({ status: isGood ? 'ok' : 'not ready' }));
  return true;
}

/** A line of the request log: without body, query and names. */
export interface RequestLine {
  readonly level: 'info' | 'warn' | 'error';
  /** Sent with the answer as X-Request-Id, so that a person's report leads to this line. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** 0 when the connection ended without a response. */
  readonly status: number;
  readonly ms: number;
  /** Of the signed-in person who makes an API call: a digest, so that neither a name nor an address is in the log. */
  readonly person?: string;
}

/** Stands for a name where figures and logs are read: see the README. */
export const digestOf = (name: string): string => hash('sha256', name, 'base64url').slice(0, 16);

const people = new WeakMap<ServerResponse, string>();

/** Lets the line of a request say who is signed in. */
export const notePerson = (res: ServerResponse, subject: string): void =>
  void people.set(res, digestOf(subject));

/** Longer paths are cut: none of this product's paths is longer. */
const longest = 200;

/** Sign-in paths contain session ids, so only their first part is logged. */
function loggedPath(req: IncomingMessage): string {
  const path = pathnameOf(req);
  const isIdentity = hostKind(req.headers.host) === 'identity';
  return isIdentity ? `/${path.split('/')[1] ?? ''}` : path.slice(0, longest);
}

function requestId(req: IncomingMessage): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

export function logWhenDone(
  req: IncomingMessage,
  res: ServerResponse,
  log: (line: RequestLine) => void,
): string {
  const started = performance.now();
  const id = requestId(req);
  res.setHeader('X-Request-Id', id);
  res.once('close', () => {
    const status = res.headersSent ? res.statusCode : 0;
    const person = people.get(res);
    log({
      level: status >= 500 ? 'error' : status === 0 || status === 429 ? 'warn' : 'info',
      id,
      method: req.method ?? '',
      path: loggedPath(req),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(person !== undefined && { person }),
    });
  });
  return id;
}
