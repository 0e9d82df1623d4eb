import type { Locator, Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { expectSame, until } from '../proof.ts';
import { counted, type Place, type Row } from './scene.ts';

/** A list with a paste dialog. */
interface Paste extends Place {
  readonly area: 'keywords' | 'targetCompanies' | 'users';
  readonly lineOf: (name: string) => string;
}

const table = (name: string) => (page: Page) => page.getByRole('table', { name });

/** The lists whose paste continues when the page is left. */
const pastes: readonly Paste[] = [
  {
    area: 'keywords',
    path: '/keyword-research',
    call: 'keywords.add',
    ready: table('Keywords'),
    lineOf: (name) => `${name}\t100\tLOW\t9\t1\t2\t3\tIreland`,
  },
  {
    area: 'targetCompanies',
    path: '/target-companies',
    call: 'targetCompanies.add',
    ready: table('Target companies'),
    lineOf: (name) => `${name}\tBakes.\tNone\tNone`,
  },
  {
    area: 'users',
    path: '/users',
    call: 'users.add',
    ready: table('Users'),
    lineOf: (name) => `${name}\t${name.replaceAll(' ', '.')}@crumb.example\tEditor`,
  },
];

async function fillIn(page: Page, { area, lineOf }: Paste, name: string): Promise<Locator> {
  await page.getByRole('button', { name: t('list.paste'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea').fill(lineOf(name));
  const submit = dialog.getByRole('button', { name: t(`${area}.paste.submit`, { count: 1 }) });
  await until(async () => expectSame('submit', await submit.isEnabled(), true));
  return submit;
}

const isOver = (page: Page) =>
  until(async () =>
    expectSame('under way', await page.getByText(t('work.adding'), { exact: true }).count(), 0),
  );

/** Leaves a page while rows are added: one request for each row. */
export const pasteRows: readonly Row[] = pastes.map((paste) => ({
  ...paste,
  attempts: [
    {
      name: 'the page left while its rows are added',
      check: async (scene) => {
        const { page, ada } = scene;
        const submit = await fillIn(page, paste, 'Left alone');
        await counted(scene, paste.call, async (letGo, asked) => {
          await submit.click();
          await until(async () => expectSame('requests', asked(), 1));
          await ada.goInside('/dashboard');
          await page.getByText(t('work.adding'), { exact: true }).waitFor();
          letGo();
          await isOver(page);
          await ada.goInside(paste.path);
          await paste.ready(page).waitFor();
        });
      },
    },
  ],
}));
