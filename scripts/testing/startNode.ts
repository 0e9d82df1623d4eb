import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

interface Place {
  readonly cwd?: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Starts Node with these arguments. It ends with the test at the latest. */
export function startNode(args: readonly string[], place: Place) {
  const child = spawn(process.execPath, args, { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const keep = (part: string) => (output += part);
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const ended = once(child, 'close').then(([code]) => ({ code: code as unknown, output }));
  return { child, ended, output: () => output };
}
