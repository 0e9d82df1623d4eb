import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ServerOptions } from '../http/server.ts';
import { raisedRates } from './raisedRates.ts';

/** Starts a sandbox in another process and waits until it answers. */
export async function forkSandbox(
  options: Omit<
    ServerOptions,
    'port' | 'log' | 'intercept' | 'prepare' | 'makeApi' | 'makeServeApp'
  > & {
    readonly port?: number;
  },
) {
  const file = join(import.meta.dirname, 'forked.ts');
  const raised = { rates: raisedRates, connectionsPerAddress: 2_000 };
  const child = fork(file, [JSON.stringify({ port: 0, ...raised, ...options })], { execArgv: [] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}.`)));
  });
  return {
    port,
    pid: child.pid ?? 0,
    /** Kills it at once, like a power failure. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
