import type { CallName } from '#api/contract/paths.ts';
import type { Api } from '#api/createApi.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { MessageKey } from '#domain/words/messages.ts';
import { t } from '#domain/words/translate.ts';
import type { Page } from 'playwright';
import { listOf, listPages, mailPlace, placeOf, type ListArea } from './faultPlaces.ts';
import type { Outcome, Press } from './faultPresses.ts';
import type { Scene } from './faultScene.ts';
import { expectSame, until } from '../proof.ts';

const main = (page: Page) => page.locator('main [role=alert]');
const notices = (page: Page) => page.locator('[data-toast] [role=alert]');
/** How many spare rows are needed: one for each fault. */
const spare = Array.from({ length: 34 }, (_, index) => `Spare ${index + 1}`);

/** These tables draw only visible rows, so the spare rows are found by search. */
const tables = new Set<ListArea>(['keywords', 'targetCompanies', 'prospects', 'users']);

interface Removal {
  readonly area: ListArea;
  /** Creates a row with this name. */
  readonly make: (api: Api, name: string, targetCompanyId: EntityId) => Promise<unknown>;
  readonly says: MessageKey;
  readonly saysUnreachable?: MessageKey;
}

/** A deleted row disappears at once, and comes back when the deletion fails. */
function removal({ area, make, says, saysUnreachable = says }: Removal): Press {
  const { name: listName } = listPages[area];
  const buttons = (page: Page, name: string | RegExp) =>
    listOf(page, listName).getByRole('button', { name, exact: true });
  const confirm = async (page: Page) => {
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('general.delete'), exact: true }).click();
    await until(async () => expectSame('questions', await question.count(), 0));
  };
  const start = async ({ page }: Scene): Promise<Outcome> => {
    const first = buttons(page, /^Delete Spare \d+$/).first();
    const label = (await first.getAttribute('aria-label')) ?? '';
    const button = buttons(page, label);
    const repeat = async () => {
      await button.click();
      await confirm(page);
    };
    await repeat();
    const expectGone = () => until(async () => expectSame(label, await button.count(), 0));
    return {
      expectUnchanged: () => button.waitFor(),
      expectGone,
      expectSuccess: async () => {
        await expectGone();
        const done = t('general.deleted', { label: label.replace('Delete ', '') });
        await page.getByText(done, { exact: true }).waitFor();
      },
      repeat,
      repeatAfterReload: repeat,
    };
  };
  return {
    call: `${area}.remove` as CallName,
    ...placeOf(area),
    ...(tables.has(area) && { path: `${listPages[area].path}?q=Spare` }),
    prepare: async ({ api, companyId }) => {
      for (const name of spare) await make(api, name, companyId);
    },
    start,
    messages: notices,
    expectedMessage: ({ isUnreachable }) => t(isUnreachable ? saysUnreachable : says),
    canStop: false,
    isDoneAnyway: ({ cause }) => 'effect' in cause && cause.effect === 'cut',
  };
}

const blank = { description: 'To be deleted.', recentNews: '', initiatives: '' };

export const removals: readonly Press[] = [
  removal({
    area: 'usps',
    make: (api, title) =>
      api.usps.add('demo', 1, { title, description: '-', valueProposition: '-' }),
    says: 'message.alert.usps.remove',
  }),
  removal({
    area: 'icps',
    make: (api, title) =>
      api.icps.add('demo', 1, { title, description: '-', painPoints: ['-'], goals: ['-'] }),
    says: 'message.alert.icps.remove',
  }),
  removal({
    area: 'geographies',
    make: (api, region) =>
      api.geographies.add('demo', 1, {
        region,
        marketSize: '-',
        growthRate: '-',
        competitionLevel: 'Low',
        recommendation: '-',
      }),
    says: 'message.alert.geographies.remove',
  }),
  removal({
    area: 'keywords',
    make: (api, keyword) =>
      api.keywords.add('demo', 1, {
        keyword,
        volume: 1,
        competitionLevel: 'LOW',
        competitionIndex: 1,
        lowBid: 1,
        highBid: 2,
        trend: 0,
        region: '-',
      }),
    says: 'message.keywords.remove',
  }),
  removal({
    area: 'targetCompanies',
    make: (api, name) => api.targetCompanies.add('demo', 1, { name, ...blank }),
    says: 'message.alert.targetCompanies.remove',
  }),
  removal({
    area: 'prospects',
    make: (api, name, targetCompanyId) =>
      api.prospects.add('demo', { name, role: '-', companyName: '-', targetCompanyId }),
    says: 'message.prospects.remove',
    saysUnreachable: 'message.prospects.remove.unreachable',
  }),
  removal({
    area: 'users',
    make: (api, name) =>
      api.users.add('demo', { name, email: `${name.replace(' ', '')}@acme.example`, role: '-' }),
    says: 'message.alert.users.remove',
  }),
];

/** Generate More on a list; the result is reported beside the list. */
function generation(area: Exclude<ListArea, 'users'>): Press {
  const start = async ({ page }: Scene): Promise<Outcome> => {
    const more = page.getByRole('button', { name: t('general.generateMore'), exact: true });
    await more.click();
    const rest = async () => {
      await until(async () => expectSame('busy', await more.getAttribute('aria-busy'), null));
      expectSame('failures', await main(page).count(), 0);
    };
    return {
      expectUnchanged: async () => {
        expectSame('busy', await more.getAttribute('aria-busy'), null);
        await listOf(page, listPages[area].name).waitFor();
      },
      expectSuccess: rest,
      repeat: () =>
        page
          .locator('main')
          .getByRole('button', { name: t('general.retry'), exact: true })
          .click(),
      repeatAfterReload: () => more.click(),
    };
  };
  return {
    call: `${area}.generate`,
    ...placeOf(area),
    start,
    messages: main,
    expectedMessage: () => t(`message.${area}.generate`),
    canStop: true,
  };
}

const oneFailed = t('emails.run.failed', { count: 1 });

/** One more email per prospect; failed prospects are counted beside the run, with Try again. */
const emails: Press = {
  call: 'emails.generate',
  ...mailPlace,
  start: async ({ page }) => {
    const more = page.getByRole('button', { name: t('general.generateMore'), exact: true });
    await more.click();
    const failed = page.getByText(oneFailed, { exact: true });
    return {
      expectUnchanged: () => mailPlace.ready(page).waitFor(),
      expectSuccess: async () => {
        await until(async () => expectSame('busy', await more.getAttribute('aria-busy'), null));
        expectSame('failures', await failed.count(), 0);
      },
      repeat: () =>
        page.getByRole('button', { name: t('general.retryFailed'), exact: true }).click(),
      repeatAfterReload: () => more.click(),
    };
  },
  // The line also says how many are written.
  messages: (page) => page.locator('main [role=status]').getByText(oneFailed, { exact: true }),
  expectedMessage: () => oneFailed,
  canStop: false,
  countsAsSuccess: ({ name }) => name === '200 null',
};

export const generations: readonly Press[] = [
  ...(
    [
      'usps',
      'icps',
      'geographies',
      'keywords',
      'targetCompanies',
      'contentIdeas',
      'prospects',
    ] as const
  ).map(generation),
  emails,
];
