import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Rows } from '../rows/rows.ts';
import { apiHeaders } from './headers.ts';

/** How long an answer of the database is repeated, so that nobody can keep it busy with health checks. */
const keptMs = 1_000;

/** Returns whether requests can be answered: from the moment the database is open until the server stops. */
export function createReadiness(): (rows: Rows | undefined) => Promise<boolean> {
  let asked = -Infinity;
  let answer = Promise.resolve(false);
  return async (rows) => {
    if (!rows) return false;
    if (performance.now() - asked >= keptMs) {
      asked = performance.now();
      answer = rows.names.get('workspaces', '', '').then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}

/** Answers health checks under any host name; true when the request was one. */
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
