import { expect, it } from 'vitest';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();

const sample = 'Sample suggestions. Connect a model to get real ones.';
const line = () => setup.page.getByRole('complementary', { name: 'Notice' });

it('is shown above every page from the first paint, also the provider’s, until it is dismissed', async () => {
  const { ada, page } = setup;
  await page.goto(`${setup.product.origins.demo}/usps`);
  await page.getByLabel('Email').waitFor();
  await expect.poll(() => line().innerText()).toContain(sample);
  // Enter signs in although the notice's button comes first. Dismissing the notice keeps typed text.
  const email = page.getByLabel('Email');
  ada.allowConsole(/status of 400/);
  await email.fill('ada at bellwether');
  await email.press('Enter');
  await page.getByText('That is not an email address.').waitFor();
  expect(await line().getByRole('button').count()).toBe(1);
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect.poll(() => line().count()).toBe(0);
  expect(await email.inputValue()).toBe('ada at bellwether');
  await page.goto(page.url());
  await email.waitFor();
  expect(await line().count()).toBe(0);

  await setup.openAsMember('/users', { onboardingStage: 'done' });
  await expect.poll(() => line().innerText()).toContain(sample);
  const link = page.getByRole('link', { name: 'Learn more' });
  const about = await ada.context.newPage();
  await about.goto((await link.getAttribute('href')) ?? '');
  expect(await about.getByRole('heading', { level: 1 }).innerText()).toBe('Real suggestions');
  await about.close();

  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('table').first().waitFor();
  // The page fills the rest of the window exactly.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await page.emulateMedia({ media: 'print' });
  expect(await line().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect.poll(() => line().count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await line().count()).toBe(0);
});

it('shows the notice and the header before any script of the product runs, and does not move them afterwards', async () => {
  const { page } = setup;
  await setup.openAsMember('/users', { onboardingStage: 'done' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const header = page.getByRole('banner');
  const code = /\/assets\/index-/;
  for (const width of [1280, 390]) {
    const gate = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 720 });
    await page.goto(setup.at('/keyword-research'), { waitUntil: 'commit' });
    await header.waitFor();
    expect(await line().innerText()).toContain(sample);
    const early = await header.boundingBox();
    gate.resolve();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => header.boundingBox()).toEqual(early);
    await page.unroute(code);
  }
});

it('shows nothing of a page to a person who is not signed in', async () => {
  const { ada } = setup;
  await ada.page.route(/\/assets\/index-/, (route) => route.abort());
  ada.allowConsole(/ERR_FAILED/);
  await ada.goto(setup.at('/keyword-research'));
  await setup.expectText('Loading…');
  expect(await ada.visibleText()).not.toContain('Keyword Research');
});
