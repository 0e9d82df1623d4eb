import type { Page } from 'playwright';
import { t } from '#domain/words/translate.ts';
import type { TestProduct } from '../../driver/testProduct.ts';
import { pasteAttempts, pastes } from './exactlyOnceWork.ts';
import { formRow } from './exactlyOnceForms.ts';
import { asked, counted, leaveAndReturn, type Attempt, type Row } from './exactlyOnceScene.ts';
import { pressWays, type Way } from './exactlyOnceWays.ts';
import { reset, openScene } from '../faults/faultEntry.ts';
import { businessForm, workspaceForm } from '../faults/faultEntryForms.ts';
import { listForms } from '../faults/faultFormRows.ts';
import { inLanes, wantedRows } from '../faults/faultLanes.ts';
import { generations, removals } from '../faults/faultPressRows.ts';
import type { Press } from '../faults/faultPresses.ts';
import { countCall } from '../faults/faultScene.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';

const nameIn = (label = ''): string => label.replace('Delete ', '');

/** A deletion asks once and sends one request. */
function removalRow(removal: Press): Row {
  const answer = (way: Way): Attempt => ({
    name: way.name,
    check: async (scene) => {
      const { page } = scene;
      const button = page
        .locator('main')
        .getByRole('button', { name: /^Delete Spare \d+$/ })
        .first();
      const label = (await button.getAttribute('aria-label')) ?? '';
      await button.click();
      const question = page.getByRole('alertdialog');
      await counted(scene, removal.call, async (letGo) => {
        await way.ask(
          question.getByRole('button', { name: t('general.delete'), exact: true }),
          page,
        );
        letGo();
        const gone = page.getByRole('button', { name: label, exact: true });
        await until(async () => expectSame(label, await gone.count(), 0));
      });
    },
  });
  const overlapping: Attempt = {
    name: 'two rows, the second before the first is answered',
    check: async (scene) => {
      const { page } = scene;
      const spare = page.locator('main').getByRole('button', { name: /^Delete Spare \d+$/ });
      const labels: string[] = [];
      const areGone = () =>
        until(async () => {
          for (const label of labels)
            // oxlint-disable-next-line no-await-in-loop -- rows are found one by one
            expectSame(
              label,
              await page.getByRole('button', { name: label, exact: true }).count(),
              0,
            );
        });
      const removeOne = async () => {
        labels.push((await spare.first().getAttribute('aria-label')) ?? '');
        await spare.first().click();
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: t('general.delete'), exact: true }).click();
        await areGone();
      };
      await counted(
        scene,
        removal.call,
        async (letGo) => {
          await removeOne();
          await removeOne();
          letGo();
          await page.getByText(t('general.deleted', { label: nameIn(labels[1]) })).waitFor();
          await areGone();
        },
        2,
      );
    },
  };
  return {
    ...removal,
    attempts: [...pressWays.map(answer), overlapping],
  };
}

function generationRow(press: Press): Row {
  const more = (page: Page) =>
    page.getByRole('button', { name: t('general.generateMore'), exact: true });
  const isAtRest = (page: Page) =>
    until(async () => expectSame('busy', await more(page).getAttribute('aria-busy'), null));
  const often = (way: Way): Attempt => ({
    name: way.name,
    check: async (scene) => {
      await counted(scene, press.call, async (letGo) => {
        await way.ask(more(scene.page), scene.page);
        letGo();
        await isAtRest(scene.page);
      });
    },
  });
  const again: Attempt = {
    name: 'left, come back, and asked again',
    check: async (scene) => {
      const { page } = scene;
      await counted(scene, press.call, async (letGo) => {
        await more(page).click();
        await leaveAndReturn(page);
        await press.ready(page).waitFor();
        if ((await more(page).getAttribute('aria-busy')) === null) await more(page).click();
        letGo();
        await isAtRest(page);
      });
    },
  };
  const twoTabs: Attempt = {
    name: 'in two tabs',
    check: async (scene) => {
      const { page, ada } = scene;
      const other = await ada.context.newPage();
      await other.goto(page.url(), { waitUntil: 'commit' });
      await press.ready(other).waitFor();
      const seen = countCall(other, press.call);
      try {
        let here = 0;
        const both = asked(scene, press.call);
        await counted(scene, press.call, async (letGo) => {
          await more(page).click();
          await both.once();
          await other.bringToFront();
          // The button may show the first tab's run already: press it anyway.
          await more(other).click({ force: true });
          await until(async () =>
            expectSame('busy', await more(other).getAttribute('aria-busy'), 'true'),
          );
          letGo();
          await isAtRest(other);
          here = seen.asked();
        });
        both.end();
        expectSame('requests of the other tab', here, 0);
      } finally {
        seen.end();
        await other.close();
        await page.bringToFront();
      }
      await isAtRest(page);
    },
  };
  return { ...press, attempts: [...pressWays.map(often), again, twoTabs] };
}

/** Every control that changes data. */
const rows: readonly Row[] = [
  ...[...listForms, businessForm, workspaceForm].map(formRow),
  ...removals.map(removalRow),
  ...generations.map(generationRow),
  ...pastes.map((paste) => ({ ...paste, attempts: pasteAttempts(paste) })),
];

async function casesOf(
  product: TestProduct,
  row: Row,
  say: (line: string) => void,
): Promise<Case[]> {
  const cases: Case[] = [];
  const scene = await openScene(product, row);
  for (const { name, check } of row.attempts) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one way after the other
    const found = await caseOf(`${row.call} on ${row.path}, ${name}`, () => check(scene));
    cases.push(found);
    if (found.failure !== undefined) {
      say(`✗ ${found.name}: ${found.failure.split('\n')[0]}`);
      // oxlint-disable-next-line no-await-in-loop -- reset before the next case
      await reset(scene, row);
    }
  }
  cases.push(await caseOf(`${row.call} on ${row.path}: quiet console`, () => scene.ada.close()));
  return cases;
}

/** Every control that changes data, pressed more often than intended: one request for each intent. */
export const exactlyOnce: Proof = {
  name: 'exactly once',
  run: (say, parts) =>
    inLanes(wantedRows(rows, parts), (product, row) => casesOf(product, row, say)),
};
