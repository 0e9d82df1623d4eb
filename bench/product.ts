import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, BrowserContext, Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { storedDemoBusiness } from '#mocks/fixtures/demo.ts';
import { appFolder, buildWhenStale } from '#scripts/appBuild.ts';
import { workspaceOrigin } from '#server/http/hosts.ts';
import { forkSandbox } from '#server/testing/forkSandbox.ts';

/** Builds a bench page with the product's build options, into the folder of the same name in `dist`. Returns that folder. */
export async function buildPage(page: string, plugins: readonly Plugin[] = []): Promise<string> {
  const folder = resolve('dist', page);
  await build({
    configFile: false,
    root: resolve(page),
    logLevel: 'warn',
    plugins: [react(), ...plugins],
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
  return folder;
}

/** An app with its server and its provider, in a process of its own; `await using` ends it. */
interface ServedApp extends AsyncDisposable {
  /** The origin of the demo workspace. */
  readonly origin: string;
}

/** Serves a built app with new data. */
export async function serveApp(folder: string): Promise<ServedApp> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bellwether-bench-'));
  const sandbox = await forkSandbox({ dataFolder, appFolder: folder, seed: 'demo' });
  return {
    origin: workspaceOrigin('demo', sandbox.port),
    [Symbol.asyncDispose]: async () => {
      await sandbox.kill();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Builds the product if its sources changed, and serves it. */
export async function serveProduct(): Promise<ServedApp> {
  await buildWhenStale();
  return serveApp(appFolder);
}

/** What the browser of a signed-in person keeps, to open new windows with. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in to the demo workspace once, with a known business. What `prepare` changes is kept too. */
export async function signInMember(
  browser: Browser,
  origin: string,
  prepare?: (page: Page, origin: string) => Promise<void>,
): Promise<SignedIn> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const url = `${origin}/users`;
  await page.goto(url);
  await page.getByLabel('Email').fill('ada@acme.example');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((info) => localStorage.setItem('businessInfo', info), storedDemoBusiness);
  await prepare?.(page, origin);
  await page.goto(`${origin}/keyword-research`);
  await page.locator('th[scope=row]').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Selects every company and three of their prospects, so that the pages after them have rows and mails. */
export async function chooseProspects(page: Page, origin: string): Promise<void> {
  const boxes = page.locator('tr:has(th[scope=row]) input[type=checkbox]');
  await page.goto(`${origin}/target-companies`);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Manage Prospects' }).click();
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByRole('button', { name: 'Manage Email Templates' }).click();
  await page.locator('main article').first().waitFor();
}
