import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { firstOf } from './driver/controls.ts';
import { choose, untilFocused } from './driver/focus.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import type { Visitor } from './driver/visitor.ts';

const setup = setUpJourney();

const article = (page: Page) => page.getByRole('article', { name: 'The piece' });
const section = (page: Page, place: number) => article(page).getByRole('region').nth(place);
const editButton = (page: Page, place: number) =>
  section(page, place).getByRole('button', { name: /^Edit “/ });

/** Opens the first piece of the demo, from the list of ideas. */
async function openPiece(page: Page): Promise<string> {
  await firstOf(page, 'link', /^Write it/).click();
  await editButton(page, 1).waitFor();
  return page.url();
}

/** Adds a sentence to a section with the keyboard alone, and does not save. */
async function type(page: Page, place: number, text: string): Promise<void> {
  await choose(page, editButton(page, place));
  await untilFocused(section(page, place).getByLabel(/^Text/));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${text}`);
}

const save = async ({ page }: Visitor) =>
  choose(page, page.getByRole('button', { name: 'Save', exact: true }));

const sees = (person: Visitor, text: string) =>
  expect.poll(() => person.visibleText()).toContain(text);

it('is written, read and edited with the keyboard, also where a colleague edits it at the same time', async () => {
  const { ada } = setup;
  const grace = await setup.newVisitor();
  // Who changes the same section second is refused first.
  for (const person of [ada, grace]) person.allowConsole(/Failed to load resource.*409/);
  await setup.openAsMember('/content-research');
  const piece = await openPiece(ada.page);
  await setup.openAsMember('/content-research', {}, { visitor: grace, name: 'Grace' });
  await grace.goto(piece);
  await editButton(grace.page, 1).waitFor();

  // Two sections at once: nobody's text is lost.
  await type(ada.page, 0, 'Ada begins.');
  await type(grace.page, 1, 'Grace goes on.');
  await save(ada);
  await save(grace);
  await sees(ada, 'Ada begins.');
  await sees(grace, 'Grace goes on.');

  // The same section at once: who is second sees the other text, and keeps their own.
  for (const person of [ada, grace]) {
    await person.goto(piece);
    await sees(person, 'Ada begins.');
    await sees(person, 'Grace goes on.');
  }
  await type(ada.page, 0, 'Ada’s end.');
  await type(grace.page, 0, 'Grace’s end.');
  await save(grace);
  await sees(grace, 'Grace’s end.');
  await save(ada);
  await sees(ada, 'has been changed since you opened this');
  const field = section(ada.page, 0).getByLabel(/^Text/);
  expect(await field.inputValue()).toMatch(/Ada’s end\.$/);
  await save(ada);
  await expect.poll(() => field.count()).toBe(0);
  await sees(ada, 'Ada’s end.');
});
