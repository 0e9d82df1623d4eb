/** `npm run server`: serves the built app from one process, configured by its environment (`settings.ts`). */
import { join } from 'node:path';
import { createServer } from './http/server.ts';
import { readSettings, SettingError, settingExitCode } from './settings.ts';

const say = (line: object): void =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);

const textOf = (error: unknown, part: 'message' | 'stack'): string =>
  error instanceof Error ? (error[part] ?? error.message) : String(error);

function end(error: unknown): never {
  process.stderr.write(`${textOf(error, 'message')}\n`);
  process.exit(error instanceof SettingError ? settingExitCode : 1);
}

try {
  const settings = readSettings(process.env, join(import.meta.dirname, '..'));
  const server = createServer({
    ...settings,
    logRequest: say,
    logModel: (line) => say({ level: line.failure === undefined ? 'info' : 'warn', ...line }),
    warn: (warning) => say({ level: 'warn', warning }),
    log: (error, id) => say({ level: 'error', id, error: textOf(error, 'stack') }),
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      server.stop().then(() => process.exit(0), end);
    });
  }
  await server.start();
  say({ level: 'info', listening: server.port });
} catch (error) {
  end(error);
}
