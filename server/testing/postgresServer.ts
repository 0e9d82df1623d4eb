import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './serveLocally.ts';

/** A private PostgreSQL server, in a temporary folder on a loopback port. */
export type PostgresServer = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

const isRoot = process.getuid?.() === 0;

/** The folder of the newest installed version; Debian has one for each. */
const programs = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin/initdb').sort().map(dirname).at(-1);

function install(): void {
  if (!isRoot) return;
  const asked = ['install', '--yes', '--no-install-recommends', 'postgresql'];
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', asked, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Runs a PostgreSQL program. It refuses to run as root; then it runs as the user that its package created. */
function run(command: string, args: readonly string[]): void {
  const [program, ...rest] = isRoot
    ? (['runuser', '-u', 'postgres', '--', command, ...args] as const)
    : ([command, ...args] as const);
  // The server's own output must not keep the pipes open.
  const { status, error } = spawnSync(program, rest, { stdio: 'ignore', cwd: tmpdir() });
  if (status !== 0) throw new Error(`${command} ended with ${status}.`, { cause: error });
}

function idOf(user: string, kind: '-u' | '-g'): number {
  return Number(spawnSync('id', [kind, user], { encoding: 'utf8' }).stdout);
}

/** Starts a server and installs its package if needed; returns undefined if that fails. */
export async function startPostgres() {
  if (!programs()) install();
  const bin = programs();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-postgres-'));
  if (isRoot) chownSync(folder, idOf('postgres', '-u'), idOf('postgres', '-g'));
  const data = join(folder, 'data');
  const port = await freePort();
  const control = (...args: readonly string[]) => run(join(bin, 'pg_ctl'), ['-D', data, ...args]);
  const start = () => {
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
    control('-o', options, '-l', join(folder, 'log'), '-w', 'start');
  };
  run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'bellwether', '-E', 'UTF8']);
  start();
  return {
    url: `postgres://bellwether@127.0.0.1:${port}/postgres`,
    start,
    /** Kills it at once, like a power failure. */
    crash: () => control('-m', 'immediate', 'stop'),
    /** Ends it and removes its folder. */
    remove: () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}
