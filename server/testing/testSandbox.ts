import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { refused, type Answer } from '../operations/answerCall.ts';
import type { ApiHandler, Identify } from '../http/apiHandler.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

/** A sandbox for one test file: a page instead of the app, two calls instead of the API, its own folder. */
export type TestSandbox = Awaited<ReturnType<typeof createTestSandbox>>;

const page = '<!doctype html><html><head><title>App</title></head><body>The app</body></html>';

const files: Readonly<Record<string, string>> = {
  'index.html': page,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'auth0-spa-js.worker.production.js': '// the worker',
  'assets/main-abc.js': `// ${'long '.repeat(1000)}`,
  '.vite/manifest.json': '{}',
};

const smallApi =
  (identify: Identify): ApiHandler =>
  async ({ method, pathname, authorization, readBody }) => {
    const echo = async (): Promise<Answer> => ({
      status: 200,
      body: { method, body: await readBody() },
    });
    if (pathname === '/api/echo') return echo().catch(refused);
    if (pathname === '/api/broken') throw new Error('The handler broke');
    if (pathname !== '/api/secret') return { status: 404, body: { success: false } };
    return (await identify(authorization))
      ? { status: 200, body: { data: 'yes' } }
      : { status: 401, body: { error: 'Sign in first' } };
  };

/** Starts one on any free port. */
export async function createTestSandbox(more: Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-sandbox-'));
  const appFolder = join(folder, 'app');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(appFolder, name)), { recursive: true });
    writeFileSync(join(appFolder, name), content);
  }
  /** The errors that were logged. */
  const logged: unknown[] = [];
  const options = {
    dataFolder: join(folder, 'data'),
    appFolder,
    makeApi: smallApi,
    log: (error: unknown) => logged.push(error),
    ...more,
  };
  let current = createSandbox({ port: 0, ...options });
  await current.start();
  return {
    get port() {
      return current.port;
    },
    get origin() {
      return current.origin;
    },
    get lifetimes() {
      return current.lifetimes;
    },
    logged,
    /** Stops it and starts another one on the same port with the same data. */
    restart: async () => {
      const { port } = current;
      await current.stop();
      current = createSandbox({ port, ...options });
      await current.start();
    },
    remove: async () => {
      await current.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
