import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

const placeOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.querySelector('main h1')?.textContent,
    top: Math.round(window.scrollY),
    focused: document.activeElement?.id,
  }));
it('leads back to the scroll position that a page was left at, and starts a new page at its top', async () => {
  const { page } = setup.ada;
  await page.setViewportSize({ width: 1280, height: 480 });
  await openAsMember(setup, '/keyword-research', { onboardingStage: 'done' });
  await page.getByRole('table', { name: 'Keywords' }).getByRole('row').nth(5).waitFor();
  await page.evaluate(() => window.scrollTo(0, 1000));
  const left = await placeOf(page);
  expect(left.top).toBeGreaterThan(600);
  const next = { title: 'Content Ideas', top: 0, focused: 'main' };
  // A click by script does not scroll to the button.
  await page.getByRole('button', { name: 'Content Ideas' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect.poll(() => placeOf(page), waitOptions).toEqual(next);
  await page.goBack();
  await expect.poll(() => placeOf(page), waitOptions).toEqual(left);
  await page.goForward();
  await expect.poll(() => placeOf(page), waitOptions).toEqual(next);
  // A page that is opened again by a link starts at the top.
  await page.getByRole('link', { name: 'Back to keywords' }).click();
  await expect.poll(() => placeOf(page), waitOptions).toEqual({ ...left, top: 0 });
});
