import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { listPages, mailPlace, placeOf, type ListArea } from './faultPlaces.ts';
import { loadRow } from './faultLoads.ts';
import { expectNoMessage, type FaultRow } from './faultScene.ts';
import { expectSame } from '../proof.ts';

/** A failed list of profiles is not reported: the company's own profiles replace it (D36). */
async function seesOwnProfiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('general.addCustom'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('content.field.targetIcp') }).click();
  const options = page.getByRole('option');
  await options.nth(1).waitFor();
  expectSame('profiles to choose from', (await options.count()) > 1, true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The calls that pages make by themselves. */
export const loadRows: readonly FaultRow[] = [
  ...(Object.keys(listPages) as ListArea[]).map((area) =>
    loadRow({
      call: `${area}.list`,
      ...placeOf(area),
      expectedMessage: () => t(`message.${area}.list`),
    }),
  ),
  loadRow({
    call: 'contentIdeas.targetIcps',
    ...placeOf('contentIdeas'),
    expectInstead: seesOwnProfiles,
    // The failure is logged for developers.
    allowedConsole: /Failed to get target ICP/,
    expectedMessage: () => '',
  }),
  loadRow({
    call: 'emails.list',
    ...mailPlace,
    expectedMessage: ({ message }) => message ?? t('message.emails.list'),
  }),
  loadRow({
    // A server that does not report the workspace's company changes nothing (D68).
    call: 'businessInfo.get',
    ...placeOf('users'),
    expectInstead: (page) =>
      expectNoMessage(page.locator('main [role=alert], [data-toast] [role=alert]')),
    expectedMessage: () => '',
  }),
  loadRow({
    call: 'workspaces.check',
    path: '/users',
    ready: (page) => page.getByRole('heading', { level: 1 }).first(),
    // A failing server says nothing about the workspace.
    expectedMessage: ({ name }) =>
      t(name === '404' ? 'entry.notFound.title' : 'entry.unreachable.title'),
    leadsTo: '/tenant-not-found',
    leavesPage: true,
  }),
];
