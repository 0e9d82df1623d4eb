import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

const nameField = (tab: Page) => tab.getByRole('dialog').getByLabel('Company name');
const editFirst = async (tab: Page) => {
  await tab
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await nameField(tab).waitFor();
};
const save = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

it('shows changes from another tab, and asks before it overwrites them', async () => {
  const { ada } = setup;
  const here = ada.page;
  await openAsMember(setup, '/target-companies');
  const there = await ada.context.newPage();
  await there.goto(here.url(), { waitUntil: 'commit' });

  await editFirst(here);
  await nameField(here).fill('Mine Ltd');
  await editFirst(there);
  await nameField(there).fill('Theirs Ltd');
  await save(there);
  await expect.poll(() => ada.visibleText(there), waitOptions).toContain('Theirs Ltd');
  await expect.poll(() => ada.visibleText(here), waitOptions).toContain('Theirs Ltd');
  expect(await nameField(here).inputValue()).toBe('Mine Ltd');

  await save(here);
  const question = here.getByRole('alertdialog', { name: 'Changed in the meantime' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(() => ada.visibleText(here), waitOptions).toContain('Not saved');
  expect(await ada.visibleText(there)).toContain('Theirs Ltd');

  await save(here);
  await question.getByRole('button', { name: 'Save my version' }).click();
  await expect.poll(() => ada.visibleText(there), waitOptions).toContain('Mine Ltd');
  expect(await ada.visibleText(there)).not.toContain('Theirs Ltd');
});
