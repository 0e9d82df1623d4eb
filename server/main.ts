/** `npm run server`: serves the built app from one process, configured by its environment (`settings.ts`). */
import { join } from 'node:path';
import { createServer } from './http/server.ts';
import { readSettings, SettingError, settingExitCode } from './settings.ts';

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

function end(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof SettingError ? settingExitCode : 1);
}

try {
  const settings = readSettings(process.env, join(import.meta.dirname, '..'));
  const server = createServer({
    ...settings,
    logRequest: say,
    logModel: (line) => say({ time: new Date().toISOString(), ...line }),
    warn: (warning) => say({ time: new Date().toISOString(), warning }),
    log: (error) =>
      say({
        time: new Date().toISOString(),
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
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
  say({ time: new Date().toISOString(), listening: server.port });
} catch (error) {
  end(error);
}
