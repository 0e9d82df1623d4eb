import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '../operations/refusal.ts';
import { waitFor, type Runs, type Work } from '../operations/runs.ts';
import type { Rows } from '../rows/rows.ts';
import type { ServerSettings } from '../settings.ts';
import type { Storage } from '../storage.ts';
import type { ModelLine } from '../writers/model/write.ts';
import { routeOf } from './apiHandler.ts';
import { hostKind, pathnameOf } from './hosts.ts';
import { digestOf, type RequestLine } from './monitoring.ts';

/** The process' own figures, with the delay of its event loop, however many servers there are. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** The name of a request among the figures: a call, or a part of the server. There are few, whatever people send. */
function routeIn(req: IncomingMessage): string {
  const pathname = pathnameOf(req);
  if (hostKind(req.headers.host) === 'identity') return 'identity';
  if (/^\/(healthz|readyz|metrics)$/.test(pathname)) return 'monitoring';
  if (!pathname.startsWith('/api/')) return 'app';
  try {
    return routeOf(req.method ?? '', pathname).call.name;
  } catch {
    return 'unknown';
  }
}

const forbidden = 'These figures are for this machine, or for who sends METRICS_TOKEN.';
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']);

function sameText(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What proxies add to the requests that they pass on. */
const addedByProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** A request of this machine itself: not one that a proxy on it passes on. One that adds nothing keeps the host's name. */
const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  hostKind(headers.host) === 'app' &&
  addedByProxies.every((name) => headers[name] === undefined);

/** How long figures of use are repeated, so that nobody can keep the database busy with them, and how long an answer waits for them. */
const keptMs = 10_000;
const patienceMs = 2_000;

/** The figures of use of all processes. Each reading has its own registry, so that a workspace that is no longer named is gone. */
async function figuresOfUse(rows: Rows): Promise<Registry> {
  const today = new Date().toISOString().slice(0, 10);
  const [used, stored] = await Promise.all([rows.names.usageOn(today), rows.sizes()]);
  const register = new Registry();
  const figure = (name: string, help: string, ...labels: readonly string[]) => {
    const gauge = (of: string, whose: string, ...more: readonly string[]) =>
      new Gauge({
        name: `bellwether_${of}${name}`,
        help: `${help}, of ${whose}.`,
        labelNames: [...more, ...labels],
        registers: [register],
      });
    const all = gauge('', 'all workspaces');
    const each = gauge('workspace_', 'the workspaces with the most', 'workspace');
    return (workspace: string, value: number, more: Readonly<Record<string, string>> = {}) =>
      workspace === ''
        ? all.set(more, value)
        : each.set({ workspace: digestOf(workspace), ...more }, value);
  };
  const tokens = figure(
    'model_tokens_today',
    'Tokens that models have read and written today (UTC), with what is reserved',
    'direction',
  );
  const requests = figure('model_requests_today', 'Requests to models today (UTC)');
  const bytes = figure('stored_bytes', 'Bytes of stored values');
  for (const { workspace, ...cost } of used) {
    tokens(workspace, cost.tokensIn, { direction: 'in' });
    tokens(workspace, cost.tokensOut, { direction: 'out' });
    requests(workspace, cost.requests);
  }
  for (const of of stored) bytes(of.workspace, of.bytes);
  return register;
}

/** Returns the figures of use, or nothing while the database does not answer. */
function createUsage() {
  let asked = -Infinity;
  let answer: Promise<Registry | undefined> = Promise.resolve(undefined);
  return async (rows: Rows): Promise<readonly Registry[]> => {
    if (performance.now() - asked >= keptMs) {
      asked = performance.now();
      answer = figuresOfUse(rows).catch(() => undefined);
    }
    let found: Registry | undefined;
    await waitFor(
      answer.then((register) => (found = register)),
      patienceMs,
    );
    return found ? [found] : [];
  };
}

type MetricsSettings = Pick<ServerSettings, 'metricsToken' | 'trustsProxy'>;

export function createMetrics(
  settings: MetricsSettings,
  storage: () => Pick<Storage, 'rows' | 'pool'> | undefined,
) {
  const { metricsToken: token, trustsProxy = false } = settings;
  const registers = [new Registry()];
  const requests = new Histogram({
    name: 'bellwether_request_seconds',
    help: 'How long requests took, by call or part of the server.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers,
  });
  const runs = new Histogram({
    name: 'bellwether_run_seconds',
    help: 'How long generations took, by kind and end.',
    labelNames: ['kind', 'end'],
    buckets: [0.1, 1, 5, 15, 30, 60, 120, 300],
    registers,
  });
  const running = new Gauge({
    name: 'bellwether_runs_running',
    help: 'Generations that this process works on.',
    labelNames: ['kind'],
    registers,
  });
  const tokens = new Counter({
    name: 'bellwether_model_tokens_total',
    help: 'Tokens that models have read and written.',
    labelNames: ['model', 'direction'],
    registers,
  });
  const asked = new Counter({
    name: 'bellwether_model_rounds_total',
    help: 'Rounds of suggestions that models have written, by end.',
    labelNames: ['model', 'kind', 'end'],
    registers,
  });
  const connections = new Gauge({
    name: 'bellwether_database_connections',
    help: 'Connections of this process to PostgreSQL, and statements that wait for one.',
    labelNames: ['state'],
    registers,
  });

  const readUsage = createUsage();

  const mayRead = (req: IncomingMessage): boolean =>
    token === undefined
      ? !trustsProxy && isLocal(req)
      : sameText(req.headers.authorization ?? '', `Bearer ${token}`);

  const counting =
    <Value>(name: string, work: Work<Value>): Work<Value> =>
    async (rows) => {
      const kind = name.split(' ')[1] ?? '';
      const timed = runs.startTimer({ kind });
      running.inc({ kind });
      let end = 'failed';
      try {
        const value = await work(rows);
        end = 'done';
        return value;
      } finally {
        running.dec({ kind });
        timed({ end });
      }
    };

  return {
    request: (req: IncomingMessage, { method, status, ms }: RequestLine): void => {
      const known = methods.has(method) ? method : 'other';
      requests.observe({ route: routeIn(req), method: known, status }, ms / 1000);
    },
    model: ({ model, kind, tokensIn, tokensOut, failure }: ModelLine): void => {
      tokens.inc({ model, direction: 'in' }, tokensIn);
      tokens.inc({ model, direction: 'out' }, tokensOut);
      asked.inc({ model, kind, end: failure === undefined ? 'done' : 'failed' });
    },
    /** Counts what runs. Who joins a run is not counted again. */
    counted: (of: Runs): Runs => ({
      ...of,
      join: (name, work, by) => of.join(name, counting(name, work), by),
      takeOver: (workOf, log) =>
        of.takeOver((name, person) => {
          const work = workOf(name, person);
          return work && counting(name, work);
        }, log),
    }),
    answer: async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
      if (req.url !== '/metrics' || req.method !== 'GET') return false;
      if (!mayRead(req)) throw new Refusal(403, forbidden);
      const { rows, pool } = storage() ?? {};
      for (const [state, count] of Object.entries(pool?.() ?? {}))
        connections.set({ state }, count);
      const usage = rows ? await readUsage(rows) : [];
      const all = Registry.merge([ofProcess, ...registers, ...usage]);
      const text = await all.metrics();
      res
        .writeHead(200, { 'Content-Type': all.contentType, 'Cache-Control': 'no-store' })
        .end(text);
      return true;
    },
  };
}
