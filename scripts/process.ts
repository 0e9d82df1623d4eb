import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The top folder of the repository. */
export const root = join(import.meta.dirname, '..');

export interface Finished {
  readonly code: number;
  /** The text of both output streams, in order. */
  readonly output: string;
}

/** No colours: the output is printed later, perhaps to a file. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** After this time the tool counts as failed, so that it cannot block the suite. */
  readonly timeoutMs?: number;
}

/** Runs a tool of node_modules/.bin (or of the system) and returns its output. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, timeoutMs = 900_000 }: RunOptions = {},
): Promise<Finished> {
  const { promise, resolve } = Promise.withResolvers<Finished>();
  const tools = join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...plain, ...env, PATH: `${tools}${delimiter}${process.env['PATH']}` },
  });
  const said: string[] = [];
  const keep = (chunk: string) => said.push(chunk);
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const timer = setTimeout(() => {
    said.push(`\n${command} did not end within ${timeoutMs / 1000} s and was stopped.\n`);
    child.kill('SIGKILL');
  }, timeoutMs);
  child.on('error', (error) => said.push(error.message));
  child.on('close', (code) => {
    clearTimeout(timer);
    resolve({ code: code ?? 1, output: said.join('') });
  });
  return promise;
}
