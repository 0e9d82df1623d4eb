import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { appOrigin, identityOrigin, workspaceOrigin } from '#server/http/hosts.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#server/testing/sandbox.ts';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { chromiumFlags, chromiumPath } from '#scripts/chromium.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** The product as it runs: the built app, its API and its provider on one port, and a browser to visit it with. */
export interface World {
  readonly sandbox: Sandbox;
  readonly places: Places;
  /** A browser profile of its own: nobody has been here before. */
  readonly newVisitor: () => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

/** The origins of the three kinds of host, and of the provider. */
export interface Places {
  readonly localhost: string;
  readonly apex: string;
  readonly demo: string;
  readonly identity: string;
  readonly workspace: (name: string) => string;
}

/** The test tool switches the cache of left pages off, which every real browser has on. */
function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** The product without anybody to visit it. */
type Stand = Pick<World, 'sandbox' | 'places' | 'close'>;

/** Starts the product on a free port, with data of its own. */
export async function startPlaces(options: Partial<SandboxOptions> = {}): Promise<Stand> {
  await buildWhenStale();
  const dataFolder = mkdtempSync(join(tmpdir(), 'bellwether-e2e-'));
  const sandbox = createSandbox({
    port: 0,
    dataFolder,
    appFolder,
    seed: 'demo',
    tellsNoBusiness: true,
    ...options,
  });
  await sandbox.start();
  const { port } = sandbox;
  return {
    sandbox,
    places: {
      localhost: `http://localhost:${port}`,
      apex: appOrigin(port),
      demo: workspaceOrigin('demo', port),
      identity: identityOrigin(port),
      workspace: (name) => workspaceOrigin(name, port),
    },
    async close() {
      await sandbox.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Starts the product, and a browser to visit it with. */
export async function startWorld(options: Partial<SandboxOptions> = {}): Promise<World> {
  const stand = await startPlaces(options);
  const browser = await openBrowser();
  return {
    ...stand,
    newVisitor: () => newVisitor(browser),
    async close() {
      try {
        await browser.close();
      } finally {
        await stand.close();
      }
    },
  };
}
