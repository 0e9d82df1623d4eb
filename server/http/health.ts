import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Rows } from '../rows/rows.ts';
import { apiHeaders } from './headers.ts';

/** True while requests can be answered: from the moment the database is open until the server stops. */
export async function isReady(rows: Rows | undefined): Promise<boolean> {
  try {
    if (!rows) return false;
    await rows.names.get('workspaces', '', '');
    return true;
  } catch {
    return false;
  }
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
