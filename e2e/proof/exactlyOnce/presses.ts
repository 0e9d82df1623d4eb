import type { Page } from 'playwright';
import type { CallName } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { firstOf } from '../../driver/controls.ts';
import { expectSame, until } from '../proof.ts';
import { placeOf, type ListArea } from './places.ts';
import { counted, type Attempt, type Place, type Row } from './scene.ts';
import { pressWays, type Way } from './ways.ts';

const spare = (page: Page) => firstOf(page.locator('main'), 'button', /^Delete .* Spare$/);
const yes = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: t('general.delete'), exact: true });

/** A deletion asks once and sends one request. */
function removalRow(area: Exclude<ListArea, 'contentIdeas'>, search = ''): Row {
  const call = `${area}.remove` as CallName;
  const answer = (way: Way): Attempt => ({
    name: way.name,
    check: (scene) =>
      counted(scene, call, async (letGo) => {
        const { page } = scene;
        const name = (await spare(page).getAttribute('aria-label')) ?? '';
        await spare(page).click();
        await way.ask(yes(page), page);
        letGo();
        const gone = page.getByRole('button', { name, exact: true });
        await until(async () => expectSame(name, await gone.count(), 0));
      }),
  });
  const { path, ready } = placeOf(area);
  return { call, path: path + search, ready, attempts: pressWays.map(answer) };
}

/** Tables draw only visible rows, so their spare rows are found by search. */
export const removalRows: readonly Row[] = [
  ...(['usps', 'icps', 'geographies'] as const).map((area) => removalRow(area)),
  ...(['keywords', 'targetCompanies', 'prospects', 'users'] as const).map((area) =>
    removalRow(area, '?q=Spare'),
  ),
];

const more = (page: Page) =>
  page.getByRole('button', { name: t('general.generateMore'), exact: true });
const isBusy = async (page: Page, wanted: 'true' | null) =>
  until(async () => expectSame('busy', await more(page).getAttribute('aria-busy'), wanted));

/** Generate More on a page. What is asked for again from another page or tab, the server joins: the proof of the server shows it. */
function generationRow(place: Place): Row {
  const { call } = place;
  const often = (way: Way): Attempt => ({
    name: way.name,
    check: (scene) =>
      counted(scene, call, async (letGo) => {
        await way.ask(more(scene.page), scene.page);
        letGo();
        await isBusy(scene.page, null);
      }),
  });
  return { ...place, attempts: pressWays.map(often) };
}

const lists = [
  'usps',
  'icps',
  'geographies',
  'keywords',
  'targetCompanies',
  'contentIdeas',
  'prospects',
] as const;

/** More rows on each list, and one more email for each prospect. */
export const generationRows: readonly Row[] = [
  ...lists.map((area) => generationRow({ call: `${area}.generate`, ...placeOf(area) })),
  generationRow({
    call: 'emails.generate',
    path: '/email-variations',
    ready: (page) => page.getByRole('link', { name: t('emails.gmail'), exact: true }),
  }),
];
