import { expect, it } from 'vitest';
import { parseMailto } from '#domain/testing/mailParsers.ts';
import { textsOfTenScripts } from '#domain/testing/tenScripts.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();
const { expectText } = setup;

const arrived = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n');

/** The number of emails per prospect: with three, the page generates no more. */
const each = 3;

it('copies three hundred email bodies in ten scripts exactly into both kinds of draft', async () => {
  const { page, context } = setup.ada;
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
  await openAsMember(setup, '/email-variations', { selectedProspectIds: JSON.stringify(ids) });
  await expectText(`0 of ${ids.length} reviewed`);
  await page.getByRole('link', { name: 'Create Gmail Draft', exact: true }).waitFor();
  const next = page.getByRole('button', { name: 'Next prospect' });
  // One script in the page: a round trip for each of three hundred emails would take minutes.
  const drafts = await next.evaluate(async (button, count) => {
    const shown = () => new Promise((resolve) => setTimeout(resolve));
    const press = (element: Element) => {
      if (element instanceof HTMLElement) element.click();
      return shown();
    };
    const found: string[][] = [];
    // oxlint-disable no-await-in-loop -- one email after the other, as a person does
    for (let place = 0; place < count; place += 1) {
      if (place > 0) await press(button);
      for (const tab of document.querySelectorAll('[role=tab]')) {
        await press(tab);
        const isDraft = 'a[href^="https://mail.google.com/"], a[href^="mailto:"]';
        const links = [...document.querySelectorAll(isDraft)];
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
    // Every tenth body is too long for a link and goes to the clipboard.
    expect(bodies).toEqual(index % 10 === 9 ? [null, null] : [arrived(text), arrived(text)]);
  }
});
