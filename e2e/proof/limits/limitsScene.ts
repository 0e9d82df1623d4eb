import { fork } from 'node:child_process';
import { join } from 'node:path';
import { paths, type CallName } from '#api/contract/paths.ts';
import { startFleet, type Fleet } from '#server/testing/fleet.ts';
import { ask, keepAlive, type LoopbackAnswer } from '#server/testing/loopback.ts';
import { startPostgres } from '#server/testing/postgresServer.ts';

/** The longest delay of `/healthz`, in ms, and the most memory of the server, in MB, since the last question. */
export interface Beside {
  readonly delay: number;
  readonly memory: number;
}

/** One server process, measured from outside. */
export interface LimitsScene {
  readonly fleet: Fleet;
  readonly port: number;
  readonly pid: number;
  /** Undefined on SQLite. */
  readonly databaseUrl: string | undefined;
  readonly token: string;
  readonly companyId: number;
  /** Makes a call in the workspace `limits`; a text is sent as it is. */
  readonly call: (
    name: CallName,
    body?: unknown,
    query?: Readonly<Record<string, string>>,
  ) => Promise<LoopbackAnswer>;
  /** What was measured beside the work. */
  readonly beside: (work: () => Promise<unknown>) => Promise<Beside>;
}

/** The business of every workspace. */
export const profile = {
  name: 'Velo Werk',
  size: '1-10',
  website: 'https://velo.example',
  description: 'We repair and sell used bicycles, and rent cargo bikes to families in Leipzig.',
};

/** Measures a server while something is done. */
export async function beside(
  port: number,
  pid: number,
  work: () => Promise<unknown>,
): Promise<Beside> {
  const child = fork(join(import.meta.dirname, 'beside.ts'), [String(port), String(pid)]);
  const measured = () =>
    new Promise<Beside>((resolve) => {
      child.once('message', (most) => resolve(most as Beside));
      child.send('');
    });
  try {
    await measured();
    await work();
    return await measured();
  } finally {
    child.kill();
  }
}

async function withServer<Value>(
  options: Readonly<{ databaseUrl?: string }>,
  work: (scene: LimitsScene) => Promise<Value>,
): Promise<Value> {
  const fleet = await startFleet({ count: 1, ...options });
  const { port = 0, pid = 0 } = fleet.processes[0] ?? {};
  const token = await fleet.issuer.tokenFor('ada@limits.example');
  const agent = keepAlive(200);
  const call: LimitsScene['call'] = (name, body, query = {}) => {
    const { method, path } = paths[name];
    const url = `http://127.0.0.1:${port}/api${path.replace('{domain}', 'limits')}?${new URLSearchParams(query)}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return ask(url, { method, headers, agent, ...(body !== undefined && { body: text }) });
  };
  try {
    await call('workspaces.create', { company: 'Velo', domain: 'limits', fullName: 'Ada' });
    const { text } = await call('businessInfo.save', { domain: 'limits', ...profile });
    const { companyId } = (JSON.parse(text) as { data: { companyId: number } }).data;
    const { databaseUrl } = options;
    const measure = (task: () => Promise<unknown>) => beside(port, pid, task);
    return await work({ fleet, port, pid, databaseUrl, token, companyId, call, beside: measure });
  } finally {
    agent.destroy();
    await fleet.remove();
  }
}

/** Runs the work with a server on SQLite, then on PostgreSQL; on SQLite alone where there is no PostgreSQL. */
export async function onBothDatabases<Value>(
  say: (line: string) => void,
  work: (scene: LimitsScene, database: string) => Promise<readonly Value[]>,
): Promise<readonly Value[]> {
  const onSqlite = await withServer({}, (scene) => work(scene, 'SQLite'));
  const database = await startPostgres();
  if (!database) say('PostgreSQL is not installed, and could not be: apt-get install postgresql');
  if (!database) return onSqlite;
  try {
    const options = { databaseUrl: database.url };
    return [...onSqlite, ...(await withServer(options, (scene) => work(scene, 'PostgreSQL')))];
  } finally {
    database.remove();
  }
}
