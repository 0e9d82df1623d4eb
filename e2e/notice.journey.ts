import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appFolder } from '#scripts/appBuild.ts';
import { settingsFor, withSettings } from '#server/http/settings.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();

const sample = 'Sample suggestions. Connect a model to get real ones.';
const line = () => stage.ada.page.getByRole('complementary', { name: 'Notice' });

/** How far what was painted has moved since the page was opened, as the browser counts it. */
const shifted = () =>
  stage.ada.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = new PerformanceObserver((list) => {
          const moved = list
            .getEntries()
            .filter((entry) => entry.toJSON().hadRecentInput !== true)
            .map((entry) => Number(entry.toJSON().value));
          resolve(moved.reduce((sum, value) => sum + value, 0));
        });
        seen.observe({ type: 'layout-shift', buffered: true });
        // Where nothing moved, nothing is told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

it('stands above every page from its first paint, the provider’s as well, until it is put away', async () => {
  const { ada } = stage;
  const { page } = ada;
  await page.goto(`${stage.world.places.demo}/usps`);
  await page.getByLabel('Email').waitFor();
  await expect.poll(() => line().innerText(), soon).toContain(sample);

  await comeAsMember(stage, '/users', { onboardingStage: 'done' });
  await expect.poll(() => line().innerText(), soon).toContain(sample);
  const link = page.getByRole('link', { name: 'Learn more' });
  const about = await ada.context.newPage();
  await about.goto((await link.getAttribute('href')) ?? '');
  expect(await about.getByRole('heading', { level: 1 }).innerText()).toBe('Real suggestions');
  await about.close();

  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
  expect(await shifted()).toBeLessThan(0.01);
  // The page fills what is left of the window, and no more.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await page.emulateMedia({ media: 'print' });
  expect(await line().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect.poll(() => line().count(), soon).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await line().count()).toBe(0);
});

it('is there before the product is, and can be put away then', async () => {
  const { ada } = stage;
  const { page } = ada;
  await page.route('**/assets/*.js', (route) => route.abort());
  ada.expectNoise(/./);
  await page.goto(`${stage.world.places.demo}/tenant-not-found`);
  expect(await line().innerText()).toContain(sample);
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  expect(await line().count()).toBe(0);
});

it('never leads anywhere but to a page', async () => {
  const { ada } = stage;
  const { page } = ada;
  const { port } = stage.world.sandbox;
  const notice = { text: 'Hear me', link: 'javascript:alert(1)', tone: 'info' };
  const built = readFileSync(join(appFolder, 'index.html'), 'utf8');
  const body = withSettings(built, { ...settingsFor(port), notice });
  await page.route('**/tenant-not-found', (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.goto(`${stage.world.places.demo}/tenant-not-found`);
  await expect
    .poll(() => ada.words(), soon)
    .toContain('notice.link has a value that cannot be used');
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
});
