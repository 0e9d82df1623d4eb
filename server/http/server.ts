import { createServer as createNodeServer } from 'node:http';
import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import { usualLifetimes, type Lifetimes } from '../identity/configuration.ts';
import { createIdentity } from '../identity/identity.ts';
import { openIdIssuer } from '../identity/openIdIssuer.ts';
import { signInUrl } from '../identity/signIn.ts';
import { seedDemo } from '../operations/demo/seedDemo.ts';
import { Refusal } from '../operations/refusal.ts';
import { waitFor, type Runs } from '../operations/runs.ts';
import { lookWeekly } from '../operations/weeklyLooks.ts';
import { unfinishedWork } from '../operations/unfinished.ts';
import type { Rows } from '../rows/rows.ts';
import type { ServerSettings } from '../settings.ts';
import { openStorage, removeExpiredHourly, type Storage } from '../storage.ts';
import { suggesting, warnAboutModel } from '../suggesting.ts';
import type { LogModel } from '../writers/model/write.ts';
import { samples } from '../writers/samples.ts';
import { createApiHandler, type ApiHandler, type Identify } from './apiHandler.ts';
import { sampleNotice, settingsFor, withNotice, withSettings } from './appSettings.ts';
import { endLast } from './bodies.ts';
import { serveBuiltApp, type ServeApp } from './builtApp.ts';
import { addressOf, limitConnections, listen, type Listening } from './connections.ts';
import { apiHeaders } from './headers.ts';
import { appOrigin, hostKind, identityOrigin, pathnameOf, type HostKind } from './hosts.ts';
import { domainsUnder, loopbackDomains } from './hosts.ts';
import { createMetrics } from './metrics.ts';
import { answerHealth, createReadiness, logWhenDone, type RequestLine } from './monitoring.ts';
import { createLimits, usualRates } from './rates.ts';
import { serveApi } from './serveApi.ts';

type Log = (error: unknown, request?: string) => void;

/** The options of a server: its settings, what it reports, and what tests and commands replace. */
export interface ServerOptions extends ServerSettings {
  readonly generationMs?: number;
  /** `demo` fills the demo workspace. When absent, that happens only on the very first start. */
  readonly seed?: 'demo' | 'none';
  readonly logModel?: LogModel;
  /** Called with one sentence for each wrong setting that does not prevent the start. */
  readonly warn?: (sentence: string) => void;
  /** Called for every error that was answered with 500, with the id of its request if there is one. */
  readonly log?: Log;
  readonly logRequest?: (line: RequestLine) => void;
  /** The most connections of one address at once, unless a proxy is trusted; 200 by default. */
  readonly connectionsPerAddress?: number;
  /** Called first for each request; true means that it is already answered. */
  readonly intercept?: (at: HostKind, ...exchange: Parameters<Route>) => Promise<boolean>;
  /** Fills rows before the first request is answered. */
  readonly prepare?: (rows: Rows) => Promise<unknown>;
  readonly makeApi?: (identify: Identify) => ApiHandler;
  readonly makeServeApp?: (server: NodeServer, settings: unknown) => Promise<ServeApp>;
}

export type Server = ReturnType<typeof createServer>;

/** A server of the app, its API and its identity provider, on one port. It opens nothing before `start`. */
export function createServer(options: ServerOptions) {
  const lifetimes: Lifetimes = { ...usualLifetimes };
  const { log = (error) => console.error(error) } = options;
  let running: Running | undefined;
  let endHousekeeping = (): void => undefined;
  let isStopping = false;

  const start = async (): Promise<void> => {
    isStopping = false;
    const isReady = createReadiness();
    const metrics = createMetrics(options, () => running?.storage);
    const ready = Promise.withResolvers<Route>();
    const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
      const rows = isStopping ? undefined : running?.storage.rows;
      if (await answerHealth(req, res, () => isReady(rows))) return;
      if (await metrics.answer(req, res)) return;
      if (isStopping) {
        // The client or the proxy asks again, on a new connection to another process.
        res.setHeader('Connection', 'close');
        res.setHeader('Retry-After', 5);
        res.writeHead(503, apiHeaders);
        return endLast(req, res, problem('The server is being restarted. Please try again.'));
      }
      if (await options.intercept?.(hostKind(req.headers.host), req, res)) return;
      const route = await ready.promise;
      await route(req, res);
    };
    const server = createNodeServer(patience, (req, res) => {
      const id = logWhenDone(req, res, (line) => {
        metrics.request(req, line);
        options.logRequest?.(line);
      });
      answer(req, res).catch((error: unknown) => {
        if (failed(req, res, error)) log(error, id);
      });
    });
    const logModel: LogModel = (line) => {
      metrics.model(line);
      options.logModel?.(line);
    };
    server.maxConnections = options.maxConnections ?? 2_000;
    if (!options.trustsProxy) limitConnections(server, options.connectionsPerAddress ?? 200);
    const listening = await listen(server, options.port, options.openId !== undefined);
    try {
      const storage = await openStorage(options);
      // A model needs no artificial delay.
      const delayMs = options.suggestions?.model ? 0 : options.generationMs;
      running = { listening, storage, runs: metrics.counted(storage.runs(delayMs ?? 0)) };
      void warnAboutModel(options.suggestions ?? {}, options.warn ?? console.warn);
      const heard = { ...options, logModel };
      ready.resolve(await makeRoute({ ...running, options: heard, server, lifetimes, log }));
      const ends = [removeExpiredHourly(storage.rows, log)];
      // Without a model no website is read.
      if (options.suggestions?.model) ends.push(lookWeekly(storage.rows, log));
      endHousekeeping = () => ends.forEach((endOne) => endOne());
    } catch (error) {
      await listening.stop();
      await running?.storage.close();
      running = undefined;
      throw error;
    }
  };

  return {
    get port(): number {
      return running?.listening.port ?? options.port;
    },
    get origin(): string {
      return appOrigin(this.port);
    },
    /** May be changed while the server runs. */
    lifetimes,
    start,
    stop: async (): Promise<void> => {
      const was = running;
      isStopping = true;
      endHousekeeping();
      if (was) await end(was, options);
      running = undefined;
      await was?.storage.close();
    },
  };
}

interface Running {
  readonly listening: Listening;
  readonly storage: Storage;
  readonly runs: Runs;
}

/** How long connections may take to get the last answers, once what runs has been given up. */
const lastAnswersMs = 1_000;

/** Waits for what runs, also when its client has left, and for the connections. Logs what does not end in time (D91). */
async function end({ listening, runs }: Running, options: ServerOptions): Promise<void> {
  const { graceMs = 0, warn = console.warn } = options;
  const until = performance.now() + graceMs;
  const closed = listening.stop(graceMs > 0 ? graceMs + lastAnswersMs : 0);
  // Requests that have arrived may still start something.
  await waitFor(closed, graceMs);
  for (const key of await runs.stop(Math.max(0, until - performance.now()))) {
    const [workspace, kind] = key.split(' ');
    warn(`The server stopped before it had ended: ${kind} of the workspace ${workspace}.`);
  }
  await closed;
}

/** How long a connection may take to send the headers of a request, and all of it (D88). */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
} as const;

interface RouteParts extends Running {
  readonly options: ServerOptions;
  readonly server: NodeServer;
  readonly lifetimes: Lifetimes;
  readonly log: Log;
}

/** What depends on who signs people in: the deployer's provider, or the embedded one, on this machine only. */
async function signingIn({ options, listening, storage, lifetimes, log }: RouteParts) {
  const { port } = listening;
  const { openId, apex, suggestions, appSettings } = options;
  const home = openId ? apex && `https://${apex}` : appOrigin(port);
  const isGone = suggestions?.isGone ?? (() => false);
  const notice = () => (suggestions?.model && !isGone() ? undefined : sampleNotice(home));
  if (openId)
    return {
      identify: await openIdIssuer(openId),
      domains: domainsUnder(apex),
      place: { identity: new URL(openId.issuer).origin, isSecure: true },
      handle: undefined,
      settings: undefined,
      fill: (html: string) => {
        const page = appSettings ? withSettings(html, appSettings) : html;
        const own = notice();
        return own ? withNotice(page, own) : page;
      },
    };
  const settings = {
    ...settingsFor(port),
    // Read whenever a page is made: the model may be gone by then.
    get notice() {
      return notice();
    },
  };
  return {
    ...createIdentity({ port, table: storage.identity(), lifetimes, notice, onError: log }),
    domains: loopbackDomains(port),
    place: { identity: identityOrigin(port), isSecure: false },
    settings,
    fill: (html: string) => withSettings(html, settings),
  };
}

type Route = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Routes a request: the provider by its host name, the API by its path, the app for the rest. */
async function makeRoute(parts: RouteParts): Promise<Route> {
  const { options, server, storage, runs } = parts;
  const { rows } = storage;
  const { suggestions = {}, logModel = () => {}, trustsProxy = false } = options;
  const { finishesFirstLists = true, rates = usualRates, appFolder } = options;
  const { identify, handle, domains, place, settings, fill } = await signingIn(parts);
  const context = { rows, runs, finishesFirstLists, ...suggesting(suggestions, logModel) };
  const limits = createLimits(rates, storage.rateStore);
  await options.prepare?.(rows);
  const isFirstStart = storage.isNew && !options.reset && !options.openId;
  if ((options.seed ?? (isFirstStart ? 'demo' : 'none')) === 'demo')
    await seedDemo({ rows, writer: samples });
  runs.takeOver(unfinishedWork(context), parts.log);
  const handler = options.makeApi?.(identify) ?? createApiHandler(context, identify, limits);
  const addressIn = (req: IncomingMessage) => addressOf(req, trustsProxy);
  const api = serveApi(handler, domains.isOwn, addressIn);
  const built =
    appFolder === undefined ? apiOnly : serveBuiltApp(appFolder, place, fill, suggestions.isGone);
  const serveApp = (await options.makeServeApp?.(server, settings)) ?? built;

  return async (req, res) => {
    const kind = domains.kindOf(req.headers.host);
    const pathname = pathnameOf(req);
    if (kind === 'identity') {
      // Not the renewal of a token, which people who are signed in need.
      if (req.method === 'POST' && pathname.startsWith(signInUrl('')))
        await limits.signIn(addressIn(req));
      return handle?.(req, res);
    }
    if (kind === 'unknown') throw new Refusal(421, 'This host is not served here.');
    if (pathname === '/api' || pathname.startsWith('/api/')) return api(req, res);
    return serveApp(req, res, pathname);
  };
}

const apiOnly: ServeApp = async () => {
  throw new Refusal(404, 'There is nothing here but the API.');
};

/** The body of an error answer that comes from the server itself, not from an operation. */
const problem = (message: string): string =>
  JSON.stringify({ success: false, error: message, message });

/** Answers a refusal or an error; true for an error to report. */
function failed(req: IncomingMessage, res: ServerResponse, error: unknown): boolean {
  // A client that disconnects while sending is not an error of the server.
  if (req.socket.destroyed) return false;
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, 'Something went wrong on the server.');
  if (res.headersSent) {
    res.destroy();
    return true;
  }
  if (refusal.retryAfter !== undefined) res.setHeader('Retry-After', refusal.retryAfter);
  res.writeHead(refusal.status, apiHeaders).end(problem(refusal.message));
  return refusal !== error;
}
