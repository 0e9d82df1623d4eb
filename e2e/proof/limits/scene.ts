import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { paths, type CallName } from '#api/contract/paths.ts';
import { startFleet } from '#server/testing/fleet.ts';
import { ask, keepAlive, type LoopbackAnswer } from '#server/testing/loopback.ts';
import { startPostgres } from '#server/testing/postgresServer.ts';
import type { Case } from '../proof.ts';
import { profileIn } from '../server/serverScene.ts';

export type Say = (line: string) => void;

/** The longest delay of `/healthz`, in ms, and the most memory of the server, in MB, since the last question. */
export interface Beside {
  readonly delay: number;
  readonly memory: number;
}

/** Who makes a call, where, and how. */
interface Caller {
  readonly token?: string;
  readonly workspace?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** False for a connection of its own. */
  readonly isKept?: boolean;
}

/** One server process, measured from outside. */
export interface LimitsScene {
  readonly port: () => number;
  readonly companyId: number;
  readonly tokenFor: (email: string) => Promise<string>;
  /** Makes a call in the workspace `limits`, or in another one, as Ada or with another token. */
  readonly call: (
    name: CallName,
    body?: unknown,
    query?: Readonly<Record<string, string>> | string,
    as?: Caller,
  ) => Promise<LoopbackAnswer>;
  /** What was measured beside the work. */
  readonly beside: (work: () => Promise<unknown>) => Promise<Beside>;
  readonly restart: () => Promise<void>;
}

/** Measures a server while something is done. */
async function beside(port: number, pid: number, work: () => Promise<unknown>): Promise<Beside> {
  const child = fork(join(import.meta.dirname, 'beside.ts'), [String(port), String(pid)]);
  const measured = async () => {
    child.send('');
    const [most] = await once(child, 'message');
    return most as Beside;
  };
  try {
    await measured();
    await work();
    return await measured();
  } finally {
    child.kill();
  }
}

async function withServer(
  databaseUrl: string | undefined,
  work: (scene: LimitsScene) => Promise<readonly Case[]>,
): Promise<readonly Case[]> {
  const fleet = await startFleet({ count: 1, ...(databaseUrl !== undefined && { databaseUrl }) });
  const port = () => fleet.processes[0]?.port ?? 0;
  const token = await fleet.issuer.tokenFor('ada@limits.example');
  const agent = keepAlive(200);
  const call: LimitsScene['call'] = (name, body, query = {}, as = {}) => {
    const { method, path } = paths[name];
    const { workspace = 'limits', isKept = true } = as;
    const asked = typeof query === 'string' ? query : new URLSearchParams(query);
    const url = `http://127.0.0.1:${port()}/api${path.replace('{domain}', workspace)}?${asked}`;
    return ask(url, { method, token, ...as, json: body, ...(isKept && { agent }) });
  };
  try {
    await call('workspaces.create', { company: 'Velo', domain: 'limits', fullName: 'Ada' });
    const { text } = await call('businessInfo.save', profileIn('limits'));
    const { companyId } = (JSON.parse(text) as { data: { companyId: number } }).data;
    return await work({
      port,
      companyId,
      tokenFor: (email) => fleet.issuer.tokenFor(email),
      call,
      beside: (task) => beside(port(), fleet.processes[0]?.pid ?? 0, task),
      restart: async () => {
        await fleet.processes[0]?.kill();
        await fleet.revive(0);
      },
    });
  } finally {
    agent.destroy();
    await fleet.remove();
  }
}

/** Runs the work with a server on SQLite, then on PostgreSQL; on SQLite alone where there is no PostgreSQL. */
export async function onBothDatabases(
  say: Say,
  work: (scene: LimitsScene, say: Say) => Promise<readonly Case[]>,
): Promise<readonly Case[]> {
  const on = async (name: string, databaseUrl?: string) => {
    const report: Say = (line) => say(`${name}: ${line}`);
    const cases = await withServer(databaseUrl, (scene) => work(scene, report));
    return cases.map((each) => ({ ...each, name: `${name}: ${each.name}` }));
  };
  const onSqlite = await on('SQLite');
  const database = await startPostgres();
  if (!database) say('PostgreSQL is not installed, and could not be: apt-get install postgresql');
  if (!database) return onSqlite;
  try {
    return [...onSqlite, ...(await on('PostgreSQL', database.url))];
  } finally {
    database.remove();
  }
}
