import { expect, it } from 'vitest';
import { parseMailto } from '#domain/testing/mailParsers.ts';
import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { setStage } from './driver/stage.ts';

const stage = setStage();
const { expectAt, expectWords, comeIn } = stage;

const knownBusiness = JSON.stringify({
  ...demoProfile,
  companyId: demoCompanyId,
  domain: demoWorkspace.domain,
});

/** A member whose business is known, on a page of the demo workspace. */
async function comeAsMember(path: string, kept: Readonly<Record<string, string>> = {}) {
  const address = stage.at('demo', path);
  await comeIn(stage.at('demo', '/users'));
  await stage.ada.page.evaluate(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { businessInfo: knownBusiness, ...kept },
  );
  await stage.ada.goto(address);
}

const link = (name: string) => stage.ada.page.getByRole('link', { name, exact: true });
const hrefs = async () => {
  const both = await Promise.all(
    ['Create Gmail Draft', 'Create Default Draft'].map((name) => link(name).getAttribute('href')),
  );
  const [gmail = '', mailto = ''] = both.map((href) => href ?? '');
  return { gmail: new URL(gmail).searchParams, mailto: parseMailto(mailto) };
};

it('leads from companies over their people to drafts that say exactly what is shown', async () => {
  const { page } = stage.ada;
  await comeAsMember('/target-companies');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await stage.ada.press('Manage Prospects');
  await expectAt(stage.at('demo', '/prospects'));
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await stage.ada.press('Manage Email Templates');
  await expectAt(stage.at('demo', '/email-variations'));
  await expectWords('0 of 1 drafted');
  await link('Create Gmail Draft').waitFor();

  const { gmail, mailto } = await hrefs();
  const sheet = page.getByRole('article');
  const subject = await sheet.getByRole('heading', { level: 3 }).innerText();
  const body = await sheet.locator('.body').textContent();
  expect(gmail.get('su')).toBe(subject);
  expect(gmail.get('body')).toBe(body);
  expect(gmail.get('to')).toMatch(/^[^@\s]+@[^@\s]+$/);
  expect(mailto.to).toBe(gmail.get('to'));
  expect(mailto.fields.get('subject')).toBe(subject);
  expect(mailto.fields.get('body')).toBe(body?.replaceAll('\n', '\r\n'));
  expect(await link('Create Gmail Draft').getAttribute('rel')).toBe('noopener noreferrer');

  await stage.ada.goto(stage.at('demo', '/email-variations'));
  await expectWords('0 of 1 drafted');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expectAt(stage.at('demo', '/dashboard'));
});
