import { paths, type CallName } from '#api/contract/paths.ts';
import { startFleet, type Fleet } from '#server/testing/fleet.ts';
import { ask, keepAlive } from '#server/testing/loopback.ts';
import { startPostgres, type PostgresServer } from '#server/testing/postgresServer.ts';

/** The answer of a call. */
export interface Reply {
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: string | undefined;
}

/** Makes a call in a workspace: through the proxy, or to one process by its number. */
export type Caller = (
  name: CallName,
  workspace: string,
  parts?: Readonly<{ query?: Readonly<Record<string, string>>; body?: unknown; at?: number }>,
) => Promise<Reply>;

/** A database, three servers on it, and callers that reach them through the proxy. */
export interface Scene {
  readonly database: PostgresServer;
  readonly fleet: Fleet;
  /** Calls with a token. */
  readonly by: (token: string) => Caller;
  /** Calls as the person with this email address. */
  readonly as: (email: string) => Promise<Caller>;
}

/** Long enough for a second request, and for a kill meanwhile. */
const generationMs = 1_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Runs the work with these servers; returns undefined without PostgreSQL. */
export async function withServers<Value>(
  work: (scene: Scene) => Promise<Value>,
): Promise<Value | undefined> {
  const database = await startPostgres();
  if (!database) return undefined;
  const agent = keepAlive(200);
  let fleet: Fleet | undefined;
  try {
    const running = await startFleet({ count: 3, databaseUrl: database.url, generationMs });
    fleet = running;
    const by: Scene['by'] = (token) => async (name, workspace, parts) => {
      const { query = {}, body, at } = parts ?? {};
      const port = at === undefined ? undefined : running.processes[at]?.port;
      const base = port === undefined ? running.base : `http://127.0.0.1:${port}/api`;
      const { method, path } = paths[name];
      const url = `${base}${path.replace('{domain}', workspace)}?${new URLSearchParams(query)}`;
      const answer = await ask(url, { method, token, agent, json: body }).catch(() => undefined);
      if (!answer) return { status: 0, body: undefined };
      const retryAfter = answer.headers['retry-after'];
      const reply = { status: answer.status, body: parsed(answer.text) };
      return { ...reply, ...(typeof retryAfter === 'string' && { retryAfter }) };
    };
    const as: Scene['as'] = async (email) => by(await running.issuer.tokenFor(email));
    return await work({ database, fleet, by, as });
  } finally {
    await fleet?.remove();
    agent.destroy();
    database.remove();
  }
}

/** The rows of an answer. */
export const rowsIn = ({ body }: Reply): readonly Readonly<Record<string, unknown>>[] => {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return Array.isArray(data) ? (data as Readonly<Record<string, unknown>>[]) : [];
};

export const profileIn = (domain: string) => ({
  domain,
  name: 'Velo Werk',
  size: '1-10',
  website: 'https://velo.example',
  description: 'We repair and sell used bicycles, and rent cargo bikes to families in Leipzig.',
});

/** Creates a workspace with a company; returns the company's id. */
export async function madeWorkspace(call: Caller, domain: string): Promise<number> {
  const about = { company: domain, domain, fullName: 'Ada Lovelace' };
  const made = await call('workspaces.create', domain, { body: about });
  if (made.status !== 201) throw new Error(`${domain} was not made: ${made.status}`);
  const saved = await call('businessInfo.save', domain, { body: profileIn(domain) });
  const { data } = saved.body as { readonly data: { readonly companyId: number } };
  return data.companyId;
}
