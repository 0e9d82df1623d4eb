/**
 * `npm run server`: serves the built app from one process, configured by its environment (`settings.ts`). With a command it
 * does that instead (`suspension.ts`).
 */
import { join } from 'node:path';
import { createServer } from './http/server.ts';
import { readSettings, SettingError, settingExitCode } from './settings.ts';
import { doCommand } from './suspension.ts';

const root = join(import.meta.dirname, '..');

const say = (line: object): void =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);

const textOf = (error: unknown, part: 'message' | 'stack'): string =>
  error instanceof Error ? (error[part] ?? error.message) : String(error);

function end(error: unknown): never {
  process.stderr.write(`${textOf(error, 'message')}\n`);
  process.exit(error instanceof SettingError ? settingExitCode : 1);
}

/** The terminal sends one Ctrl-C to this process and to npm, which passes it on: both come within this time. */
const oneSignalMs = 500;

async function serve(): Promise<void> {
  const settings = readSettings(process.env, root);
  const server = createServer({
    ...settings,
    logRequest: say,
    logModel: (line) => say({ level: line.failure === undefined ? 'info' : 'warn', ...line }),
    warn: (warning) => say({ level: 'warn', warning }),
    log: (error, id) => say({ level: 'error', id, error: textOf(error, 'stack') }),
  });
  let stoppedAt: number | undefined;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (stoppedAt !== undefined && now - stoppedAt < oneSignalMs) return;
      // Who asks once more does not want to wait for what runs.
      if (stoppedAt !== undefined) process.exit(code);
      stoppedAt = now;
      server.stop().then(() => process.exit(0), end);
    });
  }
  await server.start();
  say({ level: 'info', listening: server.port });
}

async function does(command: readonly string[]): Promise<void> {
  const settings = readSettings({ ...process.env, APP_DIR: 'none' }, root);
  process.stdout.write(`${await doCommand(command, settings)}\n`);
}

const command = process.argv.slice(2);
await (command.length > 0 ? does(command) : serve()).catch(end);
