import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { waitOptions, type Visitor } from './driver/visitor.ts';
import { startProductAndBrowser, type TestProduct } from './driver/testProduct.ts';

let product: TestProduct;
let ada: Visitor;

beforeAll(async () => {
  product = await startProductAndBrowser();
});
afterAll(() => product.close());
beforeEach(async () => {
  ada = await product.newVisitor();
});
afterEach(() => ada.close());

const knownBusiness = JSON.stringify({
  ...demoProfile,
  companyId: demoCompanyId,
  domain: demoWorkspace.domain,
});

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
  const here = ada.page;
  const address = `${product.origins.demo}/target-companies`;
  await ada.goto(address);
  await ada.signIn('ada@acme.example', 'Ada');
  await expect
    .poll(() => ada.visibleText(), waitOptions)
    .toContain('Tell us about your business first');
  await here.evaluate((info) => localStorage.setItem('businessInfo', info), knownBusiness);
  await here.reload({ waitUntil: 'commit' });
  const there = await ada.context.newPage();
  await there.goto(address, { waitUntil: 'commit' });

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
