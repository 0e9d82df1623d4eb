import { createServer as createNodeServer } from 'node:http';
import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import { createIdentity } from '../identity/identity.ts';
import { openIdIssuer, type OpenIdSettings } from '../identity/openIdIssuer.ts';
import { usualLifetimes, type Lifetimes } from '../identity/lifetimes.ts';
import { signInUrl } from '../identity/signIn.ts';
import { seedDemo } from '../operations/demo/seedDemo.ts';
import { Refusal } from '../operations/refusal.ts';
import type { Runs } from '../operations/runs.ts';
import type { Rows } from '../rows/rows.ts';
import { openStorage, type Storage, type StorageOptions } from '../storage.ts';
import { suggesting, warnAboutModel } from '../suggesting.ts';
import type { SuggestionSettings } from '../suggestionSettings.ts';
import type { LogModel } from '../writers/model/write.ts';
import { samples } from '../writers/samples.ts';
import { serveApi, problem } from './serveApi.ts';
import { addressOf, limitConnections } from './clientAddress.ts';
import { createApiHandler, type ApiHandler, type Identify } from './apiHandler.ts';
import { domainsUnder, loopbackDomains } from './domains.ts';
import { apiHeaders } from './headers.ts';
import { answerHealth, createReadiness } from './health.ts';
import { removeExpiredHourly } from './housekeeping.ts';
import { appOrigin, hostKind, identityOrigin, type HostKind } from './hosts.ts';
import { endLast } from './lastAnswer.ts';
import { listen, type Listening } from './listen.ts';
import { logWhenDone, type RequestLine } from './requestLog.ts';
import { settingsFor, withNotice, withSettings } from './appSettings.ts';
import { createLimits, usualRates, type Rates } from './rates.ts';
import { sampleNotice } from './sampleNotice.ts';
import { serveBuiltApp, type ServeApp } from './serveBuiltApp.ts';

/** The options of a server. */
export interface ServerOptions extends StorageOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  /** The folder of the built app; without it only the API is served. */
  readonly appFolder?: string;
  readonly generationMs?: number;
  /** `demo` fills the demo workspace. When absent, that happens only on the very first start. */
  readonly seed?: 'demo' | 'none';
  readonly lifetimes?: Partial<Lifetimes>;
  /** The deployer's identity provider. When absent, the embedded one is used, on this machine only. */
  readonly openId?: OpenIdSettings;
  /** With the deployer's own provider: the domain of the workspaces. */
  readonly apex?: string;
  /** The writer of suggestions; without a model it writes samples. */
  readonly suggestions?: SuggestionSettings;
  /** Called for every round of suggestions that a model wrote. */
  readonly logModel?: LogModel;
  /** Called with one sentence for each wrong setting that does not prevent the start. */
  readonly warn?: (sentence: string) => void;
  /** Called for every error that was answered with 500. */
  readonly log?: (error: unknown) => void;
  /** Called for every request once it has ended. */
  readonly logRequest?: (line: RequestLine) => void;
  /** The most connections at once; 2,000 by default. */
  readonly maxConnections?: number;
  /** The most connections of one address at once, unless a proxy is trusted; 200 by default. */
  readonly connectionsPerAddress?: number;
  /** How many milliseconds running requests have to end once the server stops; 0 by default. */
  readonly graceMs?: number;
  /** How often one person may do what is limited; the usual rates by default. */
  readonly rates?: Rates;
  /** Takes the client's address from the last entry of X-Forwarded-For, which the proxy in front of it adds. */
  readonly trustsProxy?: boolean;
  /** Called first for each request; true means that it is already answered. */
  readonly intercept?: (
    at: HostKind,
    req: IncomingMessage,
    res: ServerResponse,
  ) => Promise<boolean>;
  /** Fills rows before the first request is answered. */
  readonly prepare?: (rows: Rows) => Promise<unknown>;
  /** Replaces the operations of the API. */
  readonly makeApi?: (identify: Identify) => ApiHandler;
  /** Replaces serving the app from its built files. */
  readonly makeServeApp?: (server: NodeServer, settings: unknown) => Promise<ServeApp>;
}

/** A server of the app, its API and its identity provider, in one process on one port. */
export interface Server {
  readonly port: number;
  /** The URL to sign in and create a workspace. */
  readonly origin: string;
  /** May be changed while the server runs. */
  readonly lifetimes: Lifetimes;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates a server. It opens nothing before `start`. */
export function createServer(options: ServerOptions): Server {
  const lifetimes = { ...usualLifetimes, ...options.lifetimes };
  const log = options.log ?? ((error: unknown) => console.error(error));
  let running: Running | undefined;
  let endHousekeeping = (): void => undefined;
  let isStopping = false;
  const port = () => running?.listening.port ?? options.port;

  const start = async (): Promise<void> => {
    isStopping = false;
    const isReady = createReadiness();
    const ready = Promise.withResolvers<Route>();
    const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
      const rows = isStopping ? undefined : running?.storage.rows;
      if (await answerHealth(req, res, () => isReady(rows))) return;
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
      if (options.logRequest) logWhenDone(req, res, options.logRequest);
      answer(req, res).catch((error: unknown) => failed(req, res, error, log));
    });
    server.maxConnections = options.maxConnections ?? 2_000;
    if (!options.trustsProxy) limitConnections(server, options.connectionsPerAddress ?? 200);
    const listening = await listen(server, options.port, options.openId !== undefined);
    try {
      const storage = await openStorage(options);
      // A model needs no artificial delay.
      const runs = storage.runs(options.suggestions?.model ? 0 : (options.generationMs ?? 0));
      running = { listening, storage, runs };
      void warnAboutModel(options.suggestions ?? {}, options.warn ?? console.warn);
      ready.resolve(await makeRoute({ ...running, options, server, lifetimes, log }));
      endHousekeeping = removeExpiredHourly(storage.rows, log);
    } catch (error) {
      await listening.stop();
      await running?.storage.close();
      running = undefined;
      throw error;
    }
  };

  return {
    get port() {
      return port();
    },
    get origin() {
      return appOrigin(port());
    },
    lifetimes,
    start,
    stop: async () => {
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
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, graceMs);
  // Requests that have arrived may still start something.
  await Promise.race([closed, late.promise]);
  clearTimeout(timer);
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
  readonly log: (error: unknown) => void;
}

type Route = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Routes a request: the provider by its host name, the API by its path, the app for the rest. */
async function makeRoute(parts: RouteParts): Promise<Route> {
  const { options, server, storage, runs, lifetimes, log } = parts;
  const { rows } = storage;
  const { port } = parts.listening;
  const { openId } = options;
  const { suggestions = {}, logModel = () => {} } = options;
  const home = openId ? options.apex && `https://${options.apex}` : appOrigin(port);
  const notice = suggestions.model ? undefined : sampleNotice(home);
  const embedded = openId
    ? undefined
    : createIdentity({ port, table: storage.identity(), lifetimes, notice, onError: log });
  const identify = openId ? await openIdIssuer(openId) : embedded?.identify;
  if (!identify) throw new Error('Nobody can sign in.');
  const domains = openId ? domainsUnder(options.apex) : loopbackDomains(port);
  const context = { rows, runs, ...suggesting(suggestions, logModel) };
  const limits = createLimits(options.rates ?? usualRates, storage.rateStore);
  await options.prepare?.(rows);
  const isFirstStart = storage.isNew && !options.reset && !openId;
  if ((options.seed ?? (isFirstStart ? 'demo' : 'none')) === 'demo')
    await seedDemo({ rows, writer: samples });
  const handler = options.makeApi?.(identify) ?? createApiHandler(context, identify, limits);
  const addressIn = (req: IncomingMessage) => addressOf(req, options.trustsProxy ?? false);
  const api = serveApi(handler, domains.isOwn, addressIn);
  // With the deployer's own provider the app uses the settings it was built with.
  const settings = openId ? undefined : settingsFor(port, notice);
  const fill = (html: string): string => {
    if (settings) return withSettings(html, settings);
    return notice ? withNotice(html, notice) : html;
  };
  const place = openId
    ? { identity: new URL(openId.issuer).origin, isSecure: true }
    : { identity: identityOrigin(port), isSecure: false };
  const serveApp = options.makeServeApp
    ? await options.makeServeApp(server, settings)
    : options.appFolder === undefined
      ? apiOnly
      : serveBuiltApp(options.appFolder, place, fill);

  return async (req, res) => {
    const kind = domains.kindOf(req.headers.host);
    const pathname = (req.url ?? '/').split('?')[0] ?? '/';
    if (kind === 'identity') {
      // Not the renewal of a token, which people who are signed in need.
      if (req.method === 'POST' && pathname.startsWith(signInUrl('')))
        await limits.signIn(addressIn(req));
      return embedded?.handle(req, res);
    }
    if (kind === 'unknown') return refuse(res, 421, 'This host is not served here.');
    if (pathname === '/api' || pathname.startsWith('/api/')) return api(req, res);
    return serveApp(req, res, pathname);
  };
}

/** Without an app only the API is served. */
const apiOnly: ServeApp = async (_req, res) =>
  refuse(res, 404, 'There is nothing here but the API.');

function refuse(res: ServerResponse, status: number, message: string): void {
  res.writeHead(status, apiHeaders);
  res.end(problem(message));
}

/** A refusal is answered, and so is an error, which is reported once; the process continues. */
function failed(
  req: IncomingMessage,
  res: ServerResponse,
  error: unknown,
  log: (error: unknown) => void,
): void {
  // A client that disconnects while sending is not an error of the server.
  if (req.socket.destroyed) return;
  if (error instanceof Refusal && !res.headersSent) {
    if (error.retryAfter !== undefined) res.setHeader('Retry-After', error.retryAfter);
    return refuse(res, error.status, error.message);
  }
  log(error);
  if (res.headersSent) res.destroy();
  else refuse(res, 500, 'Something went wrong on the server.');
}
