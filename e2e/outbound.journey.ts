import { expect, it } from 'vitest';
import { parseMailto } from '#domain/testing/mailParsers.ts';
import { textsOfTenScripts } from '#domain/testing/tenScripts.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';

const stage = setStage();
const { expectWords } = stage;

const arrived = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n');

/** Every prospect is written to three times, so that the page asks for no more. */
const each = 3;

it('carries three hundred bodies in ten scripts into both drafts, letter by letter', async () => {
  const { page, context } = stage.ada;
  const texts = textsOfTenScripts(30).map(({ text }) => text);
  const ids = Array.from({ length: texts.length / each }, (_, index) => index + 1);
  const emailsOf = (id: number) =>
    texts
      .map((emailBody, index) => ({ emailSubject: `Mail ${index}`, emailBody }))
      .slice((id - 1) * each, id * each);
  await context.route('**/getEmails*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: ids.map((id) => ({
          prospectid: id,
          prospectName: `Prospect ${id}`,
          targetName: 'Saltmarsh Kitchens',
          email: 'olena@kitchens.example',
          emails: emailsOf(id),
        })),
      },
    }),
  );
  await comeAsMember(stage, '/email-variations', { selectedProspectIds: JSON.stringify(ids) });
  await expectWords(`0 of ${ids.length} reviewed`);
  await page.getByRole('link', { name: 'Create Gmail Draft', exact: true }).waitFor();
  const next = page.getByRole('button', { name: 'Next prospect' });
  // All in the page: a question for each of three hundred mails would take minutes.
  const drafts = await next.evaluate(async (button, count) => {
    const shown = () => new Promise((resolve) => setTimeout(resolve));
    const press = (element: Element) => {
      if (element instanceof HTMLElement) element.click();
      return shown();
    };
    const found: string[][] = [];
    // oxlint-disable no-await-in-loop -- one after the other, as a person walks
    for (let place = 0; place < count; place += 1) {
      if (place > 0) await press(button);
      for (const tab of document.querySelectorAll('[role=tab]')) {
        await press(tab);
        const links = [...document.querySelectorAll('article a')];
        found.push(links.map((draft) => draft.getAttribute('href') ?? ''));
      }
    }
    // oxlint-enable no-await-in-loop
    return found;
  }, ids.length);
  const read = drafts.map(([gmail = '', mailto = '']) => ({
    gmail: new URL(gmail).searchParams,
    mailto: parseMailto(mailto).fields,
  }));
  expect(read.map(({ gmail }) => gmail.get('su'))).toEqual(texts.map((_, n) => `Mail ${n}`));
  for (const [index, text] of texts.entries()) {
    const bodies = [
      read[index]?.gmail.get('body') ?? null,
      read[index]?.mailto.get('body')?.replaceAll('\r\n', '\n') ?? null,
    ];
    // Every tenth is far too long for a link and goes to the clipboard instead.
    expect(bodies).toEqual(index % 10 === 9 ? [null, null] : [arrived(text), arrived(text)]);
  }
});
