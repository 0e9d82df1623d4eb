import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { appOrigin, identityOrigin, workspaceOrigin } from '#server/http/hosts.ts';
import { createSandbox, type SandboxOptions } from '#server/testing/sandbox.ts';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { openBrowser } from '#scripts/browser.ts';
import { newVisitor } from './visitor.ts';

/** The running product: the built app, its API and its identity provider on one port, and a browser. */
export type TestProduct = Awaited<ReturnType<typeof startProductAndBrowser>>;

/** The browser of this process, which ends with it. One for each file would take a tenth of the journeys' time. */
let browser: Promise<Browser> | undefined;

/** Playwright turns the back/forward cache off; every real browser has it on. */
const likeReal = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Starts the product on a free port, with its own data folder, and a browser if there is none yet. */
export async function startProductAndBrowser(options: Partial<SandboxOptions> = {}) {
  await buildWhenStale();
  const dataFolder = mkdtempSync(join(tmpdir(), 'bellwether-e2e-'));
  const sandbox = createSandbox({
    port: 0,
    dataFolder,
    appFolder,
    seed: 'demo',
    hidesBusiness: true,
    ...options,
  });
  await sandbox.start();
  const shared = await (browser ??= openBrowser([], likeReal));
  const { port } = sandbox;
  return {
    sandbox,
    /** The origins of the three kinds of host, of the identity provider, and of other workspaces. */
    origins: {
      localhost: `http://localhost:${port}`,
      apex: appOrigin(port),
      demo: workspaceOrigin('demo', port),
      identity: identityOrigin(port),
      workspace: (name: string) => workspaceOrigin(name, port),
    },
    /** Opens a new browser profile: nobody is signed in and nothing is stored. */
    newVisitor: () => newVisitor(shared),
    async close() {
      await sandbox.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
