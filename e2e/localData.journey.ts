import { describe, expect, it } from 'vitest';
import { ownedKeys } from '#domain/session/localKeys.ts';
import { hosts, setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const { expectAt, expectWords, comeIn } = stage;

/** Everything the product keeps beside what belongs to one person. */
const keys = [...ownedKeys, 'owner', 'theme'];
const odd = ['', '{', 'null', '[]', '{"companyId":{}}', '-1', '\u0000\ud83d', '//evil.test'];

const keep = (entries: Readonly<Record<string, string>>) =>
  stage.ada.page.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, entries);

const company = () => stage.ada.page.getByLabel('Company');

describe.each(hosts)('on %s', (host) => {
  const at = (path: string) => stage.at(host, path);
  const opensForm = async () => {
    await stage.ada.goInside('/create-tenant');
    await expect.poll(() => company().isVisible(), soon).toBe(true);
  };

  it('someone else in the same browser sees nothing of the first, who finds everything again', async () => {
    const { ada, world } = stage;
    const isBack = async (name: RegExp) => {
      await expectAt(new RegExp(`^${world.places[host]}/[b-z]`));
      await expectWords(name);
    };
    await comeIn(at('/users'));
    await keep(Object.fromEntries(ownedKeys.map((key) => [key, `of Ada: ${key}`])));
    await opensForm();
    expect(await company().inputValue()).toBe('of Ada: company');
    await ada.press('Logout');
    await ada.signIn('bob@acme.example', 'Bob');
    await isBack(/bob/i);
    await opensForm();
    expect(await company().inputValue()).toBe('');
    const ofBob = await ada.kept();
    expect(ownedKeys.filter((key) => ofBob[key]?.includes('of Ada'))).toEqual([]);

    await ada.press('Logout');
    await ada.signIn('ada@acme.example', 'Ada');
    await isBack(/ada/i);
    await opensForm();
    expect(await company().inputValue()).toBe('of Ada: company');
  });

  it('starts with every stored value out of its senses', async () => {
    const { ada } = stage;
    await comeIn(at('/users'));
    // Every value on one host: the others differ only in how one signs in again.
    for (const value of host === 'demo' ? odd : odd.slice(0, 3)) {
      await keep(Object.fromEntries(keys.map((key) => [key, value])));
      await ada.goto(at('/'));
      await expectAt(new RegExp(`^${stage.world.places[host]}/[b-z]`));
      await expectWords(/ada/i);
    }
  });
});

describe('on a workspace', () => {
  it('starts with each stored value alone out of its senses', async () => {
    await comeIn(stage.at('demo', '/users'));
    for (const [index, key] of keys.entries()) {
      const before = await stage.ada.kept();
      await keep({ [key]: odd[index % odd.length] ?? '' });
      await stage.ada.page.reload({ waitUntil: 'commit' });
      await expectWords(/ada/i);
      await keep(before);
    }
  });
});

describe('a browser that keeps nothing', () => {
  it('lets one in all the same', async () => {
    const { ada } = stage;
    await ada.context.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'sessionStorage', refuse);
    });
    await comeIn(stage.at('demo', '/users'));
    await expectWords('Add New User');
  });
});
