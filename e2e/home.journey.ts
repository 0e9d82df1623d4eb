import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const { expectAt, expectWords } = stage;
const at = (path: string) => stage.at('demo', path);

const comeBack = () => comeAsMember(stage, '/dashboard', { onboardingStage: 'done' });
const campaign = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Lets the last visit be so long ago that the next look at the dashboard is another one. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    const visits: object[] = JSON.parse(localStorage.getItem('homeVisits') ?? '[]');
    const before = visits.map((visit) => ({ ...visit, at: Date.now() - 31 * 60_000 }));
    localStorage.setItem('homeVisits', JSON.stringify(before));
  });

it('tells whoever comes back where each campaign stands, and leads on with one step', async () => {
  const { page } = stage.ada;
  await comeBack();
  const inbound = campaign(page, 'Inbound Marketing');
  await expect.poll(() => inbound.innerText(), soon).toMatch(/\d+ keywords\s+Without an idea: \d+/);
  const outbound = campaign(page, 'Outbound Marketing');
  await expect.poll(() => outbound.innerText(), soon).toMatch(/\d+ target companies/);
  const step = inbound.getByRole('link');
  await expect.poll(() => step.count(), soon).toBe(1);
  const count = /\d+/.exec(await step.innerText())?.[0];
  expect(await inbound.innerText()).toContain(`Without an idea: ${count}`);
  await step.click();
  await expectAt(at('/keyword-research?idea=none'));
  const grid = page.getByRole('grid', { name: 'Keywords' });
  await expect.poll(() => grid.getAttribute('aria-rowcount'), soon).toBe(String(Number(count) + 1));
});

it('leads from a gap in the map to the begun idea, and says at the next visit that it is new', async () => {
  const { ada } = stage;
  const { page } = ada;
  await comeBack();
  const gap = page.getByRole('link', { name: /^Write an idea / }).first();
  const keyword = (await gap.innerText()).replace('Write an idea', '').trim();
  expect(keyword).not.toBe('');
  await gap.click();
  await expectAt(at('/content-research'));
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.innerText(), soon).toContain(keyword);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Who bakes while you sleep');
  await dialog.getByRole('textbox', { name: 'Content outline' }).fill('The first tray is at two');
  await dialog.getByRole('button', { name: 'Add Content' }).click();
  await expectWords('Who bakes while you sleep');

  await letTimePass(page);
  await ada.goto(at('/dashboard'));
  await expectWords('New since your last visit: 1 content idea');
  const table = page.getByRole('table', { name: 'Keywords' });
  await table.getByRole('link').first().waitFor();
  const filled = table.getByRole('link', { name: `Write an idea ${keyword}`, exact: true });
  expect(await filled.count()).toBe(0);
});
