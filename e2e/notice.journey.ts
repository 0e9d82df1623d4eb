import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appFolder } from '#scripts/appBuild.ts';
import { settingsFor, withSettings } from '#server/http/appSettings.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

const sample = 'Sample suggestions. Connect a model to get real ones.';
const line = () => setup.ada.page.getByRole('complementary', { name: 'Notice' });

/** The cumulative layout shift since the page was opened. */
const shifted = () =>
  setup.ada.page.evaluate(
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
        // Without a shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

it('is shown above every page from the first paint, also the provider’s, until it is dismissed', async () => {
  const { ada } = setup;
  const { page } = ada;
  await page.goto(`${setup.product.origins.demo}/usps`);
  await page.getByLabel('Email').waitFor();
  await expect.poll(() => line().innerText(), waitOptions).toContain(sample);
  // Enter signs in although the notice's button comes first. Dismissing the notice keeps typed text.
  const email = page.getByLabel('Email');
  ada.allowConsole(/status of 400/);
  await email.fill('ada at bellwether');
  await email.press('Enter');
  await page.getByText('That is not an email address.').waitFor();
  expect(await line().getByRole('button').count()).toBe(1);
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect.poll(() => line().count(), waitOptions).toBe(0);
  expect(await email.inputValue()).toBe('ada at bellwether');
  await page.goto(page.url());
  await email.waitFor();
  expect(await line().count()).toBe(0);

  await openAsMember(setup, '/users', { onboardingStage: 'done' });
  await expect.poll(() => line().innerText(), waitOptions).toContain(sample);
  const link = page.getByRole('link', { name: 'Learn more' });
  const about = await ada.context.newPage();
  await about.goto((await link.getAttribute('href')) ?? '');
  expect(await about.getByRole('heading', { level: 1 }).innerText()).toBe('Real suggestions');
  await about.close();

  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('table').or(page.getByRole('table')).first().waitFor();
  expect(await shifted()).toBeLessThan(0.01);
  // The page fills the rest of the window exactly.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await page.emulateMedia({ media: 'print' });
  expect(await line().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect.poll(() => line().count(), waitOptions).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await line().count()).toBe(0);
});

it('is shown before the product has loaded', async () => {
  const { ada } = setup;
  const { page } = ada;
  await page.route('**/assets/*.js', (route) => route.abort());
  ada.allowConsole(/./);
  await page.goto(`${setup.product.origins.demo}/tenant-not-found`);
  expect(await line().innerText()).toContain(sample);
});

it('accepts only links to web pages', async () => {
  const { ada } = setup;
  const { page } = ada;
  const { port } = setup.product.sandbox;
  const notice = { text: 'Click me', link: 'javascript:alert(1)', tone: 'info' };
  const built = readFileSync(join(appFolder, 'index.html'), 'utf8');
  const body = withSettings(built, { ...settingsFor(port), notice });
  await page.route('**/tenant-not-found', (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.goto(`${setup.product.origins.demo}/tenant-not-found`);
  await expect
    .poll(() => ada.visibleText(), waitOptions)
    .toContain('notice.link has a value that cannot be used');
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
});
