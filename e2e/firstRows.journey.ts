import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney, signInPage } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

declare global {
  interface Window {
    rowsSeen: () => void;
  }
}

const setup = setUpJourney();
const keywords = () => setup.at('demo', '/keyword-research');
const frame = /\/assets\/frame-/;

/** Marks the document if any frame shows no rows after the first frame with rows. */
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

/** The position, size and texts of the table's first rows. */
const rowsIn = (page: Page) =>
  page.locator('[role=grid] .body [role=row]').evaluateAll((rows) =>
    rows.slice(0, 12).map((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return [left, top, width, height, ...[...row.children].map((cell) => cell.textContent)];
    }),
  );

for (const width of [1280, 390])
  it(`shows the rows before the app's code has loaded, and does not move them afterwards, at ${width} px`, async () => {
    const { page } = setup.ada;
    await openAsMember(setup, '/users', { onboardingStage: 'done' });
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
    // Until the app has started, the table is hidden from assistive technology and the keyboard.
    expect(await page.getByRole('grid').count()).toBe(0);
    gate.resolve();
    await page.getByRole('grid').waitFor();
    await page.evaluate(() => document.fonts.ready);
    // The rows below the screen may be rendered a frame later.
    await expect.poll(() => rowsIn(page), waitOptions).toEqual(early);
    expect(await page.locator('html').getAttribute('data-gap')).toBeNull();
  });

it('leaves the rows to React when the page was rendered before they arrived, as on a slow network', async () => {
  const { page, context } = setup.ada;
  await openAsMember(setup, '/users', { onboardingStage: 'done' });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[inert] [role=rowheader]'))
        document.documentElement.dataset['early'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const gate = Promise.withResolvers<void>();
  await page.route(/\/getKeywords/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(keywords(), { waitUntil: 'commit' });
  // The rules of the footer are inserted when React first renders the page. The live region shows that it is in the document.
  const whenRendered = await page.waitForFunction(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    if (!rules.some(({ cssText }) => cssText.includes('safe-area-inset-bottom'))) return undefined;
    return document.querySelector('#live > *') ? 'in the document' : 'ahead';
  });
  expect(await whenRendered.jsonValue()).toBe('ahead');
  await page.evaluate(
    () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())),
  );
  gate.resolve();
  await page.getByRole('grid').waitFor();
  expect(await page.locator('html').getAttribute('data-early')).toBeNull();
});

it('does not move the content ideas when the content above them loads later', async () => {
  const { page } = setup.ada;
  await openAsMember(setup, '/users', { onboardingStage: 'done' });
  await page.addInitScript(() => {
    const look = () => {
      const card = document.querySelector('main article');
      if (card === null) return void requestAnimationFrame(look);
      document.documentElement.dataset['cardAt'] = String(card.getBoundingClientRect().top);
    };
    requestAnimationFrame(look);
  });
  const ideas = page.waitForResponse(/\/getContentIdeas/, { timeout: 120_000 });
  await page.route(/\/getKeywords/, async (route) => {
    await ideas;
    await route.continue();
  });
  await page.goto(setup.at('demo', '/content-research'));
  await page.getByRole('region', { name: 'Keywords without an idea' }).waitFor();
  const { y } = (await page.locator('main article').first().boundingBox()) ?? {};
  expect(await page.locator('html').getAttribute('data-card-at')).toBe(String(y));
});

it('shows no rows to a person whose provider session has ended', async () => {
  const { page, context } = setup.ada;
  await openAsMember(setup, '/users', { onboardingStage: 'done' });
  let areSeen = false;
  await page.exposeFunction('rowsSeen', () => (areSeen = true));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=rowheader]')) window.rowsSeen();
    }).observe(document, { childList: true, subtree: true });
  });
  // Proves that the check can see rows.
  await page.goto(keywords(), { waitUntil: 'commit' });
  await expect.poll(() => areSeen, waitOptions).toBe(true);
  await page.goto('about:blank');
  areSeen = false;
  await context.clearCookies({ domain: 'id.app.localhost' });
  await page.goto(keywords(), { waitUntil: 'commit' });
  await setup.expectAt(signInPage);
  expect(areSeen).toBe(false);
});
