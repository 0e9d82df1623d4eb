import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const at = (path: string) => setup.at('demo', path);

for (const width of [1280, 390])
  it(`shows the header before any script of the product runs, and does not move it afterwards, at ${width} px`, async () => {
    const { page } = setup.ada;
    await openAsMember(setup, '/users', { onboardingStage: 'done' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/index-/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 720 });
    await page.goto(at('/keyword-research'), { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    await header.waitFor();
    const early = await header.boundingBox();
    gate.resolve();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => header.boundingBox(), waitOptions).toEqual(early);
  });

it('shows nothing of a page to a person who is not signed in', async () => {
  const { ada } = setup;
  await ada.page.route(/\/assets\/index-/, (route) => route.abort());
  ada.allowConsole(/ERR_FAILED/);
  await ada.goto(at('/keyword-research'));
  await setup.expectText('Loading…');
  expect(await ada.visibleText()).not.toContain('Keyword Research');
});
