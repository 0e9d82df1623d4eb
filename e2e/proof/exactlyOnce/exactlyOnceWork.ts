import type { Locator, Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import { breakCall, type Place, type Scene } from '../faults/faultScene.ts';
import { faultKinds, type FaultKind } from '../faults/faults.ts';
import { expectSame, until } from '../proof.ts';

const slow = faultKinds.find(({ name }) => name === 'slow, 6 s') as FaultKind;

/** A list with a paste dialog. */
interface Paste extends Place {
  readonly area: 'keywords' | 'targetCompanies' | 'users';
  readonly lineOf: (name: string) => string;
}

const table = (name: string) => (page: Page) => page.getByRole('table', { name });

/** The lists whose paste continues when the page is left. */
export const pastes: readonly Paste[] = [
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

let times = 0;

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
export const pasteAttempts = (paste: Paste) => [
  {
    name: 'the page left while its rows are added',
    check: async (scene: Scene) => {
      const { page, ada } = scene;
      times += 1;
      const submit = await fillIn(page, paste, `Left ${times}`);
      const broken = await breakCall(scene, paste.call, slow);
      try {
        await submit.click();
        await until(async () => expectSame('requests', broken.asked(), 1));
        await ada.goInside('/dashboard');
        await page.getByText(t('work.adding'), { exact: true }).waitFor();
        broken.release();
        await isOver(page);
        await ada.goInside(paste.path);
        await paste.ready(page).waitFor();
        expectSame('requests', broken.asked(), 1);
      } finally {
        broken.release();
        await broken.heal();
      }
    },
  },
];
