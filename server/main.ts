/**
 * `npm run server`: serves the built app from one process, configured by its environment (`settings.ts`). With a command it
 * does that instead (`suspension.ts`).
 */
import { join } from 'node:path';
import { createServer } from './http/server.ts';
import { readSettings, SettingError, settingExitCode } from './settings.ts';
import { stopOnSignal } from './stopOnSignal.ts';
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

async function serve(): Promise<void> {
  const settings = readSettings(process.env, root);
  const server = createServer({
    ...settings,
    logRequest: say,
    logModel: (line) => say({ level: line.failure === undefined ? 'info' : 'warn', ...line }),
    warn: (warning) => say({ level: 'warn', warning }),
    log: (error, id) => say({ level: 'error', id, error: textOf(error, 'stack') }),
  });
  stopOnSignal(['SIGINT', 'SIGTERM'], () => server.stop(), end);
  await server.start();
  say({ level: 'info', listening: server.port });
}

async function does(command: readonly string[]): Promise<void> {
  const settings = readSettings({ ...process.env, APP_DIR: 'none' }, root);
  process.stdout.write(`${await doCommand(command, settings)}\n`);
}

const command = process.argv.slice(2);
await (command.length > 0 ? does(command) : serve()).catch(end);
