import { expect, it } from 'vitest';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const at = (path: string) => stage.at('demo', path);
const pages = workspacePages.map(({ path }) => path);

it('shows the head of the page that is coming before any script of the product runs', async () => {
  const { ada } = stage;
  const { page } = ada;
  // Without somebody to write to, the page of their mails leads elsewhere; that nobody has this id is said by the API.
  ada.expectNoise(/404.*getEmails/);
  const chosen = { selectedProspectIds: '[1]' };
  await comeAsMember(stage, '/dashboard', { onboardingStage: 'done', ...chosen });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const headsOf = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header a[href="/"], nav[aria-label=Campaigns] > *, h1, h1 + div',
        ),
      ]
        .filter((part) => part.checkVisibility())
        .map((part) => part.textContent),
    );
  for (const path of pages) {
    await page.route(/\/assets\/index-/, (route) => route.abort());
    ada.expectNoise(/ERR_FAILED/);
    await ada.goto(at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const early = await headsOf();
    await page.unroute(/\/assets\/index-/);
    await ada.goto(at(path));
    await page.getByText('Ada', { exact: true }).first().waitFor();
    expect(early[0]).toBe('Bellwether');
    await expect.poll(headsOf, soon).toEqual(early);
  }
});

it('shows a guest nothing of a page', async () => {
  const { ada } = stage;
  await ada.page.route(/\/assets\/index-/, (route) => route.abort());
  ada.expectNoise(/ERR_FAILED/);
  await ada.goto(at('/keyword-research'));
  await stage.expectWords('Loading…');
  expect(await ada.words()).not.toContain('Keyword Research');
});

it('shows the head of the page where the browser keeps nothing', async () => {
  const { ada } = stage;
  await comeAsMember(stage, '/users', { onboardingStage: 'done' });
  await ada.page.getByRole('heading', { level: 1 }).waitFor();
  await ada.context.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  await ada.page.route(/\/assets\/index-/, (route) => route.abort());
  ada.expectNoise(/ERR_FAILED/);
  await ada.goto(at('/dashboard'));
  await expect
    .poll(() => ada.page.getByRole('heading', { level: 1 }).textContent(), soon)
    .toBe('Pick your campaign');
});
