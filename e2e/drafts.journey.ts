import { expect, it } from 'vitest';
import { parseMailto } from '#domain/testing/mailParsers.ts';
import { setUpCrossBrowser } from './driver/crossBrowserSetup.ts';

const setup = setUpCrossBrowser();
const { expectAt, expectText, openAsMember } = setup;

const hrefOf = async (name: string) =>
  (await setup.driver.attribute({ role: 'link', name }, 'href')) ?? '';

it('leads from companies and prospects to drafts with exactly the text that is shown', async () => {
  const { driver, origins } = setup;
  const box = { role: 'checkbox', name: /^Select (?!all)/ } as const;
  await openAsMember('/target-companies');
  await driver.press(box);
  await driver.press({ role: 'button', name: 'Manage Prospects' });
  await expectAt(`${origins.demo}/prospects`);
  await driver.press(box);
  await driver.press({ role: 'button', name: 'Manage Email Templates' });
  await expectAt(`${origins.demo}/email-variations`);
  await expectText('0 of 1 reviewed');

  const gmail = new URL(await hrefOf('Create Gmail Draft')).searchParams;
  const mailto = parseMailto(await hrefOf('Create Default Draft'));
  const [subject, body] = await driver.read(() => {
    const sheet = document.querySelector('article');
    const said = (part: string) => sheet?.querySelector(part)?.textContent ?? '';
    return [said('h3'), said('.body')];
  });
  expect(gmail.get('su')).toBe(subject);
  expect(gmail.get('body')).toBe(body);
  // No address is known, and none is guessed (D69).
  expect([gmail.get('to'), mailto.to]).toEqual(['', '']);
  expect(mailto.fields.get('subject')).toBe(subject);
  expect(mailto.fields.get('body')).toBe(body?.replaceAll('\n', '\r\n'));
  const rel = await driver.attribute({ role: 'link', name: 'Create Gmail Draft' }, 'rel');
  expect(rel).toBe('noopener noreferrer');

  await driver.goto(`${origins.demo}/email-variations`);
  await expectText('0 of 1 reviewed');
  await driver.press({ role: 'button', name: 'Done' });
  await expectAt(`${origins.demo}/dashboard`);
});
