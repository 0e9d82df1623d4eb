import { expect, it } from 'vitest';
import { ownedKeys } from '#domain/session/localKeys.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';
import { fillLocalStorage, refuseStorage } from './driver/inPage.ts';

const setup = setUpJourney();
const { expectAt, expectText, signInAt } = setup;
const at = (path: string) => setup.at('demo', path);

/** All localStorage keys of the product. */
const keys = [...ownedKeys, 'owner', 'theme'];
const odd = ['', '{', 'null', '[]', '{"companyId":{}}', '-1', '\u0000\ud83d', '//evil.test'];

/**
 * Stores values and loads a page with them, in one step: a page that finds another owner stored reloads itself at its next
 * request, and would interrupt a navigation from outside.
 */
async function openWith(entries: Readonly<Record<string, string>>, url: string): Promise<void> {
  const { page } = setup.ada;
  const isLoaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(
    ({ given, to }) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
      location.assign(to);
    },
    { given: entries, to: url },
  );
  await isLoaded;
}

const company = () => setup.ada.page.getByLabel('Company');
const opensForm = async () => {
  await setup.ada.goInside('/create-tenant');
  await expect.poll(() => company().isVisible(), waitOptions).toBe(true);
};
const expectBack = async (name: RegExp) => {
  await expectAt(new RegExp(`^${at('/')}[b-z]`));
  await expectText(name);
};

it('another person in the same browser sees nothing of the first, who finds everything again', async () => {
  const { ada } = setup;
  await signInAt(at('/users'));
  const kept = Object.fromEntries(ownedKeys.map((key) => [key, `of Ada: ${key}`]));
  await ada.page.evaluate(fillLocalStorage, kept);
  await opensForm();
  expect(await company().inputValue()).toBe('of Ada: company');
  await ada.press('Logout');
  await ada.signIn('bob@acme.example', 'Bob');
  await expectBack(/bob/i);
  await opensForm();
  expect(await company().inputValue()).toBe('');
  const ofBob = await ada.localStorageValues();
  expect(ownedKeys.filter((key) => ofBob[key]?.includes('of Ada'))).toEqual([]);

  await ada.press('Logout');
  await ada.signIn('ada@acme.example', 'Ada');
  await expectBack(/ada/i);
  await opensForm();
  expect(await company().inputValue()).toBe('of Ada: company');
});

it('starts with every stored value malformed', async () => {
  await signInAt(at('/users'));
  const inside = new RegExp(`^${at('/')}[b-z]`);
  for (const value of odd) {
    await openWith(Object.fromEntries(keys.map((key) => [key, value])), at('/'));
    await expectAt(inside);
    await expectText(/ada/i);
  }
});

it('can sign in in a browser without storage', async () => {
  await setup.ada.context.addInitScript(refuseStorage);
  await signInAt(at('/users'));
  await expectText('Add New User');
});
