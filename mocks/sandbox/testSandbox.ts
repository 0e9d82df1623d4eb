import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { http, HttpResponse } from 'msw';
import type { Twin, TwinOptions } from '../twin.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './server.ts';

/** A sandbox for one test file: a page instead of the app, two calls instead of the API, a folder of its own. */
export interface TestSandbox extends Pick<Sandbox, 'port' | 'origin' | 'faults' | 'lifetimes'> {
  /** What was logged so far. */
  readonly logged: unknown[];
  /** Stops it and starts another one on the same port with the same data. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

const page = '<!doctype html><html><head><title>App</title></head><body>The app</body></html>';

const files: Readonly<Record<string, string>> = {
  'index.html': page,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'auth0-spa-js.worker.production.js': '// the worker',
  'assets/main-abc.js': `// ${'long '.repeat(1000)}`,
  '.vite/manifest.json': '{}',
};

const smallTwin = ({ authorize }: TwinOptions): Twin => ({
  seedDemo: () => {},
  clear: () => {},
  handlers: [
    http.get('*/api/secret', async ({ request }) =>
      (await authorize?.(request))
        ? HttpResponse.json({ data: 'yes' })
        : HttpResponse.json({ error: 'Sign in first' }, { status: 401 }),
    ),
    http.all('*/api/echo', async ({ request }) =>
      HttpResponse.json({ method: request.method, body: await request.text() }),
    ),
    http.get('*/api/broken', () => {
      throw new Error('The handler broke');
    }),
  ],
});

/** Starts one on any free port. */
export async function createTestSandbox(more: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-sandbox-'));
  const appFolder = join(folder, 'app');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(appFolder, name)), { recursive: true });
    writeFileSync(join(appFolder, name), content);
  }
  const logged: unknown[] = [];
  const options = {
    dataFolder: join(folder, 'data'),
    appFolder,
    makeTwin: smallTwin,
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
    get faults() {
      return current.faults;
    },
    get lifetimes() {
      return current.lifetimes;
    },
    logged,
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
