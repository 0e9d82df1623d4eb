import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { comeAsMember } from './driver/member.ts';
import { setStage, signInPage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

declare global {
  interface Window {
    rowsSeen: () => void;
  }
}

const stage = setStage();
const keywords = () => stage.at('demo', '/keyword-research');
const frame = /\/assets\/frame-/;

/** Every frame from the first with a row on: did any show none? */
const watchForGaps = (page: Page) =>
  page.addInitScript(() => {
    if (window.top !== window) return;
    let areSeen = false;
    const look = () => {
      const areThere = document.querySelector('[role=rowheader]') !== null;
      if (areSeen && !areThere) document.documentElement.dataset['gap'] = 'yes';
      areSeen ||= areThere;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** The rows of the table, where they stand and what they say. */
const rowsIn = (page: Page) =>
  page.locator('[role=grid] .body [role=row]').evaluateAll((rows) =>
    rows.slice(0, 12).map((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return [left, top, width, height, ...[...row.children].map((cell) => cell.textContent)];
    }),
  );

for (const width of [1280, 390])
  it(`shows the rows before what draws the product has come, and leaves them where they are, at ${width} px`, async () => {
    const { page } = stage.ada;
    await comeAsMember(stage, '/users', { onboardingStage: 'done' });
    await page.setViewportSize({ width, height: 800 });
    await watchForGaps(page);
    const gate = Promise.withResolvers<void>();
    await page.route(frame, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(keywords(), { waitUntil: 'commit' });
    await page.locator('[role=rowheader]').first().waitFor();
    const early = await rowsIn(page);
    expect(early.length).toBeGreaterThan(10);
    // Nothing of it is read out or can be reached before it can be used.
    expect(await page.getByRole('grid').count()).toBe(0);
    gate.resolve();
    await page.getByRole('grid').waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await rowsIn(page)).toEqual(early);
    expect(await page.locator('html').getAttribute('data-gap')).toBeNull();
  });

it('draws the content ideas where they stay, though what stands above them comes later', async () => {
  const { page } = stage.ada;
  await comeAsMember(stage, '/users', { onboardingStage: 'done' });
  await page.addInitScript(() => {
    const look = () => {
      const card = document.querySelector('main article');
      if (card === null) return void requestAnimationFrame(look);
      document.documentElement.dataset['cardAt'] = String(card.getBoundingClientRect().top);
    };
    requestAnimationFrame(look);
  });
  const ideas = page.waitForResponse(/\/getContentIdeas/);
  await page.route(/\/getKeywords/, async (route) => {
    await ideas;
    await route.continue();
  });
  await page.goto(stage.at('demo', '/content-research'));
  await page.getByRole('region', { name: 'Keywords without an idea' }).waitFor();
  const { y } = (await page.locator('main article').first().boundingBox()) ?? {};
  expect(await page.locator('html').getAttribute('data-card-at')).toBe(String(y));
});

it('shows rows to nobody whom the provider does not know any more', async () => {
  const { page, context } = stage.ada;
  await comeAsMember(stage, '/users', { onboardingStage: 'done' });
  let areSeen = false;
  await page.exposeFunction('rowsSeen', () => (areSeen = true));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=rowheader]')) window.rowsSeen();
    }).observe(document, { childList: true, subtree: true });
  });
  // The watch sees rows where there are some.
  await page.goto(keywords(), { waitUntil: 'commit' });
  await expect.poll(() => areSeen, soon).toBe(true);
  await page.goto('about:blank');
  areSeen = false;
  await context.clearCookies({ domain: 'id.app.localhost' });
  await page.goto(keywords(), { waitUntil: 'commit' });
  await stage.expectAt(signInPage);
  expect(areSeen).toBe(false);
});
