import type { Locator, Page, Route } from 'playwright';
import { paths, type CallName } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import type { Attempt } from './exactlyOnceScene.ts';
import { breakCall, countCall, type Place, type Scene } from '../faults/faultScene.ts';
import { faultKinds, type FaultKind } from '../faults/faults.ts';
import { expectSame, until } from '../proof.ts';

const slow = faultKinds.find(({ name }) => name === 'slow, 6 s') as FaultKind;

/** How many rows are deleted in two tabs, and how many requests of a batch run at the same time. */
const few = 3;

/** The lists whose rows can be deleted as a batch. */
const withBatches: readonly CallName[] = [
  'keywords.remove',
  'targetCompanies.remove',
  'prospects.remove',
  'users.remove',
];

const boxes = (page: Page): Locator =>
  page.getByRole('grid').getByRole('checkbox', { name: /^Select Spare \d+$/ });

/** How many rows the search finds, without the header row. */
async function rowCount(page: Page): Promise<number> {
  const count = await page.getByRole('grid').getAttribute('aria-rowcount');
  return Number(count ?? 1) - 1;
}

/** Clears the selection of earlier cases. */
async function clearChoice(page: Page): Promise<void> {
  const clear = page.getByRole('button', { name: t('kit.clear'), exact: true });
  if ((await clear.count()) > 0) await clear.first().click();
}

/** Asks to delete the selected rows; returns the button that confirms. */
async function askToDelete(page: Page): Promise<Locator> {
  await page
    .locator('main')
    .getByRole('button', { name: t('list.delete'), exact: true })
    .click();
  const question = page.getByRole('alertdialog');
  return question.getByRole('button', { name: t('general.delete'), exact: true });
}

async function choose(page: Page, labels: readonly string[]): Promise<Locator> {
  await clearChoice(page);
  for (const label of labels)
    // oxlint-disable-next-line no-await-in-loop -- one box after the other
    await page.getByRole('checkbox', { name: label, exact: true }).check();
  return askToDelete(page);
}

const labelsOf = (page: Page): Promise<string[]> =>
  boxes(page).evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''));

const inTwoTabs = (row: Place): Attempt => ({
  name: 'the same rows as a batch in two tabs',
  check: async (scene) => {
    const { page, ada } = scene;
    const other = await ada.context.newPage();
    await other.goto(page.url(), { waitUntil: 'commit' });
    await row.ready(other).waitFor();
    const labels = (await labelsOf(page)).slice(0, few);
    expectSame('rows', labels.length, few);
    const before = await rowCount(page);
    const there = await choose(other, labels);
    await page.bringToFront();
    const here = await choose(page, labels);
    const broken = await breakCall(scene, row.call, slow);
    const elsewhere = countCall(other, row.call);
    try {
      await here.click();
      await until(async () => expectSame('requests', broken.asked(), few));
      await other.bringToFront();
      await there.click();
      await other.getByText(t('work.deleting'), { exact: true }).waitFor();
      broken.release();
      for (const tab of [page, other])
        // oxlint-disable-next-line no-await-in-loop -- one tab after the other
        await until(async () => {
          const isUnderWay = tab.getByText(t('work.deleting'), { exact: true });
          expectSame('under way', await isUnderWay.count(), 0);
          expectSame('rows', await rowCount(tab), before - few);
        });
      expectSame('requests', broken.asked(), few);
      expectSame('requests of the other tab', elsewhere.asked(), 0);
    } finally {
      broken.release();
      elsewhere.end();
      await broken.heal();
      await other.close();
      await page.bringToFront();
    }
  },
});

/** Lets a number of requests through and holds the others back; counts each request. */
async function holdAfter({ ada }: Scene, call: CallName, first: number) {
  const { path, method } = paths[call];
  const end = path.split('/').at(-1) ?? '';
  const isIt = (url: URL) => url.pathname.endsWith(`/${end}`);
  const sent = new Map<string, number>();
  const held: Route[] = [];
  let isHeld = true;
  await ada.context.route(isIt, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    if (isHeld && sent.size >= first) return void held.push(route);
    const what = `${request.url()} ${request.postData() ?? ''}`;
    sent.set(what, (sent.get(what) ?? 0) + 1);
    return route.continue();
  });
  return {
    sent: () => [...sent.values()],
    held: () => held.length,
    /** Requests of a closed page are dropped. */
    letGo: () => {
      isHeld = false;
    },
    end: () => ada.context.unroute(isIt),
  };
}

const reloaded = (row: Place): Attempt => ({
  name: 'a reload in the middle of deleting many',
  check: async (scene) => {
    const { page } = scene;
    const many = await rowCount(page);
    const questions: string[] = [];
    const answer = (dialog: { type: () => string; accept: () => Promise<void> }) => {
      questions.push(dialog.type());
      void dialog.accept();
    };
    page.on('dialog', answer);
    const requests = await holdAfter(scene, row.call, few);
    try {
      await clearChoice(page);
      await page
        .getByRole('grid')
        .getByRole('checkbox', { name: /^Select all/ })
        .check();
      await (await askToDelete(page)).click();
      await until(async () => expectSame('held', requests.held(), few));
      await page.reload({ waitUntil: 'commit' });
      expectSame('questions', questions.join(), 'beforeunload');
      requests.letGo();
      await row.ready(page).waitFor();
      const rest = many - few;
      await until(async () => expectSame('rows', await rowCount(page), rest));
      await page.getByText(t('list.leftover.deleting', { count: rest }), { exact: true }).waitFor();
      await page.getByRole('button', { name: t('list.leftover.delete'), exact: true }).click();
      await until(async () => {
        expectSame('rows', await boxes(page).count(), 0);
        expectSame('requests', requests.sent().length, many);
      });
      expectSame('asked more than once', requests.sent().filter((times) => times > 1).length, 0);
    } finally {
      page.off('dialog', answer);
      await requests.end();
    }
  },
});

/** Deletes many rows in two tabs and across a reload: one request for each row. The second case deletes all rows. */
export const batchAttempts = (row: Place): readonly Attempt[] =>
  withBatches.includes(row.call) ? [inTwoTabs(row), reloaded(row)] : [];
