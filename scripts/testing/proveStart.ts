import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '#server/testing/loopback.ts';
import { freePort } from '#server/testing/serveLocally.ts';
import { appOrigin } from '#server/http/hosts.ts';
import { root } from '../process.ts';
import type { Outcome } from './outcome.ts';

const patience = 120_000;

/** Runs `npm start` as a newcomer does and reports the time to the first page. */
export async function proveStart(say: (line: string) => void): Promise<Outcome[]> {
  const name = 'npm start gives the product';
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bellwether-start-'));
  const port = await freePort();
  const started = Date.now();
  const child = spawn('npm', ['start', '--', '--data', folder.path], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const said: string[] = [];
  const keep = (chunk: string) => said.push(chunk);
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const ended = once(child, 'close');
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  // Ctrl+C does not reach the child, which is the first of a process group of its own.
  process.once('exit', stop);
  try {
    for (;;) {
      const answer = await ask(`${appOrigin(port)}/`).catch(() => undefined);
      if (answer?.text.includes('<title>Bellwether</title>')) break;
      if (child.exitCode !== null || Date.now() - started > patience)
        return [{ name, failure: `No page came:\n${said.join('')}` }];
      await wait(50);
    }
    say(`npm start gave its first page after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    return [{ name }];
  } finally {
    process.off('exit', stop);
    stop();
    await ended;
  }
}
