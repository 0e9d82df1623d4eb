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
  /** A tool that prints nothing for so long is stopped, so that it cannot block the suite. A slow machine may take its time. */
  readonly silenceMs?: number;
}

/** Runs a tool of node_modules/.bin (or of the system) and returns its output. The tool ends when this process exits. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, silenceMs = 900_000 }: RunOptions = {},
): Promise<Finished> {
  const { promise, resolve } = Promise.withResolvers<Finished>();
  const tools = join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...plain, ...env, PATH: `${tools}${delimiter}${process.env['PATH']}` },
  });
  const said: string[] = [];
  const timer = setTimeout(() => {
    said.push(`\n${command} printed nothing for ${silenceMs / 1000} s and was stopped.\n`);
    child.kill('SIGKILL');
    // What the tool has started may keep its output open.
    child.stdout.destroy();
    child.stderr.destroy();
  }, silenceMs);
  const end = () => void child.kill();
  process.once('exit', end);
  const keep = (chunk: string) => {
    said.push(chunk);
    timer.refresh();
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  child.on('error', (error) => said.push(error.message));
  child.on('close', (code) => {
    clearTimeout(timer);
    process.off('exit', end);
    resolve({ code: code ?? 1, output: said.join('') });
  });
  return promise;
}

/** Runs a tool and returns its output; throws the tool's name with it if the tool fails. */
export async function output(...[command, args, options]: Parameters<typeof run>): Promise<string> {
  const { code, output: said } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} failed:\n${said.trim()}`);
  return said;
}

/** What an error says in one sentence, without its stack. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Ends the process with one sentence instead of a stack trace. */
export function giveUp(error: unknown): never {
  console.error(sentenceOf(error));
  process.exit(1);
}
