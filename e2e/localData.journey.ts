import { describe, expect, it } from 'vitest';
import { ownedKeys } from '#domain/session/localKeys.ts';
import { hosts, setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';
import { fillLocalStorage, refuseStorage } from './driver/inPage.ts';

const setup = setUpJourney();
const { expectAt, expectText, signInAt } = setup;

/** All localStorage keys of the product. */
const keys = [...ownedKeys, 'owner', 'theme'];
const odd = ['', '{', 'null', '[]', '{"companyId":{}}', '-1', '\u0000\ud83d', '//evil.test'];

const keep = (entries: Readonly<Record<string, string>>) =>
  setup.ada.page.evaluate(fillLocalStorage, entries);

/**
 * Stores values and loads a page with them, in one step: a page that finds another owner stored reloads itself at its next
 * request, and would interrupt a navigation from outside.
 */
async function openWith(
  entries: Readonly<Record<string, string>>,
  url: string = setup.ada.address(),
): Promise<void> {
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

describe.each(hosts)('on %s', (host) => {
  const at = (path: string) => setup.at(host, path);
  const opensForm = async () => {
    await setup.ada.goInside('/create-tenant');
    await expect.poll(() => company().isVisible(), waitOptions).toBe(true);
  };

  it('another person in the same browser sees nothing of the first, who finds everything again', async () => {
    const { ada, product } = setup;
    const isBack = async (name: RegExp) => {
      await expectAt(new RegExp(`^${product.origins[host]}/[b-z]`));
      await expectText(name);
    };
    await signInAt(at('/users'));
    await keep(Object.fromEntries(ownedKeys.map((key) => [key, `of Ada: ${key}`])));
    await opensForm();
    expect(await company().inputValue()).toBe('of Ada: company');
    await ada.press('Logout');
    await ada.signIn('bob@acme.example', 'Bob');
    await isBack(/bob/i);
    await opensForm();
    expect(await company().inputValue()).toBe('');
    const ofBob = await ada.localStorageValues();
    expect(ownedKeys.filter((key) => ofBob[key]?.includes('of Ada'))).toEqual([]);

    await ada.press('Logout');
    await ada.signIn('ada@acme.example', 'Ada');
    await isBack(/ada/i);
    await opensForm();
    expect(await company().inputValue()).toBe('of Ada: company');
  });

  it('starts with every stored value malformed', async () => {
    await signInAt(at('/users'));
    // All values on one host; the other hosts differ only in the sign-in.
    for (const value of host === 'demo' ? odd : odd.slice(0, 3)) {
      await openWith(Object.fromEntries(keys.map((key) => [key, value])), at('/'));
      await expectAt(new RegExp(`^${setup.product.origins[host]}/[b-z]`));
      await expectText(/ada/i);
    }
  });
});

describe('on a workspace', () => {
  it('starts with each stored value malformed on its own', async () => {
    await signInAt(setup.at('demo', '/users'));
    const sound = await setup.ada.localStorageValues();
    for (const [index, key] of keys.entries()) {
      await openWith({ ...sound, [key]: odd[index % odd.length] ?? '' });
      await expectText(/ada/i);
    }
  });
});

describe('a browser without storage', () => {
  it('can sign in', async () => {
    const { ada } = setup;
    await ada.context.addInitScript(refuseStorage);
    await signInAt(setup.at('demo', '/users'));
    await expectText('Add New User');
  });
});
