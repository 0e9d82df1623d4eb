import { mailKey } from '#domain/mail/mailReview.ts';
import { sharedName } from '#server/operations/sharedState.ts';
import { selectFirst } from '../../driver/controls.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';
import { suggestionFaults } from './suggestionFaults.ts';
import {
  business,
  makeWorkspace,
  enterBusiness,
  withScene,
  type SuggestionScene,
} from './suggestionScene.ts';

/** The text of the website, as stored by the server. */
async function materialOf({ rows }: SuggestionScene, companyId: string): Promise<string> {
  const kept = await rows.names.get('websites', 'crumb', companyId);
  return [business.description, ...(kept?.site?.pages.map(({ text }) => text) ?? [])].join('\n');
}

const cards = (scene: SuggestionScene) => scene.page.getByRole('article');

/** Every card shows its evidence, and every quote is exactly in the website's text. */
async function expectEvidence(
  scene: SuggestionScene,
  table: 'usps' | 'icps' | 'geographies',
  companyId: string,
): Promise<void> {
  await until(async () => {
    const kept = await scene.rows.list(table, 'crumb', companyId);
    expectSame('rows are there', kept.length > 2, true);
    expectSame('cards', await cards(scene).count(), kept.length);
  });
  for (const card of await cards(scene).allInnerTexts())
    expectSame(card, /From your (website|description):/.test(card), true);
  const material = await materialOf(scene, companyId);
  const kept = await scene.rows.list(table, 'crumb', companyId);
  for (const { value } of kept)
    for (const { quote } of value.evidence ?? [])
      expectSame(`the website says “${quote}”`, material.includes(quote), true);
}

/** From a business to an email in a browser, with a model; each step is a case. */
async function suggestionFlow(): Promise<readonly Case[]> {
  return withScene(
    () => ({}),
    async (scene) => {
      const { ada, page, rows, site } = scene;
      const cases: Case[] = [];
      const step = async (name: string, check: () => Promise<void>) => {
        // One step leads to the next.
        if (cases.every(({ failure }) => failure === undefined))
          cases.push(await caseOf(name, check));
      };
      let home = '';
      let companyId = '';
      const isAt = (path: string) =>
        until(async () => expectSame('page', new URL(page.url()).pathname, path));
      const sees = (text: RegExp) =>
        until(async () => expectSame(String(text), text.test(await ada.visibleText()), true));

      await step('while the website is read, the form says how far it is', async () => {
        home = await makeWorkspace(scene);
        const held = Promise.withResolvers<void>();
        site.answer('/contact', (res) => void held.promise.then(() => res.writeHead(404).end()));
        await enterBusiness(scene);
        await sees(/Reading your website · 7 of 8 pages/);
        held.resolve();
        await isAt('/usps');
        companyId = String((await rows.list('companies', 'crumb', '')).at(-1)?.id);
      });
      await step('no notice says that these are samples', async () => {
        const words = await ada.visibleText();
        expectSame('samples', /Sample suggestions/.test(words), false);
      });
      await step('every USP carries evidence', () => expectEvidence(scene, 'usps', companyId));
      await step('every ICP carries evidence', async () => {
        await ada.press('Set Up ICPs');
        await isAt('/icps');
        await expectEvidence(scene, 'icps', companyId);
      });
      await step('every geography carries evidence', async () => {
        await ada.press('Choose Geographies');
        await isAt('/geos');
        await expectEvidence(scene, 'geographies', companyId);
      });
      await step('keywords have no figures, and none are shown', async () => {
        await ada.press('Complete Setup');
        await isAt('/dashboard');
        await until(async () =>
          expectSame('keywords', (await rows.list('keywords', 'crumb', companyId)).length, 20),
        );
        await ada.goto(`${home}/keyword-research`);
        const grid = page.getByRole('table', { name: 'Keywords' });
        await grid.getByRole('rowheader').first().waitFor();
        for (const row of (await grid.getByRole('row').allInnerTexts()).slice(1))
          expectSame(`figures of “${row}”`, row.split('\n').slice(1, 7).join(), '–,–,–,–,–,–');
        expectSame('dashes', (await grid.innerText()).includes('–'), true);
      });
      await step('content ideas carry evidence', async () => {
        await until(async () => {
          const ideas = await rows.list('contentIdeas', 'crumb', companyId);
          expectSame('ideas', ideas.length, 4);
        });
        await ada.goto(`${home}/content-research`);
        await until(async () => expectSame('cards', await cards(scene).count(), 4));
        for (const card of await cards(scene).allInnerTexts())
          expectSame(card, /From your (website|description):/.test(card), true);
      });
      await step('a prospect is a role whose name is not found yet', async () => {
        await ada.goto(`${home}/target-companies`);
        await ada.press('Add Custom');
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Company name').fill('Rye & Sons');
        await dialog.getByLabel('Short description').fill('A café on the quay.');
        await dialog.getByRole('button', { name: 'Add Company' }).click();
        await page.getByRole('checkbox', { name: /^Select Rye & Sons/ }).check();
        await ada.press('Manage Prospects');
        await isAt('/prospects');
        await sees(/Head of Purchasing/);
        const [company] = (await rows.list('targetCompanies', 'crumb', companyId)).slice(-1);
        const people = await rows.list('prospects', 'crumb', String(company?.id));
        expectSame('people', people.length, 3);
        for (const { value } of people) expectSame('name', value.prospect_name, '');
        await sees(/Name not found yet/i);
      });
      await step('mail greets without a name until there is one', async () => {
        await selectFirst(page);
        await ada.press('Manage Email Templates');
        await isAt('/email-variations');
        await sees(/Hello,/);
        await sees(/From (your description|[^:]+:\d+): “/);
        const words = await ada.visibleText();
        expectSame('placeholders', /\{name\}|\[name\]/i.test(words), false);
      });
      await step(
        'a follow-up rests on a quote that no earlier mail has, or is not written',
        async () => {
          const id = String(
            JSON.parse((await ada.localStorageValues())['selectedProspectIds'] ?? '[]')[0],
          );
          const quotes = async () =>
            ((await rows.names.get('letters', 'crumb', id)) ?? []).map(({ evidence = [] }) =>
              evidence.map(({ quote }) => quote).join(),
            );
          await until(async () => expectSame('letters', (await quotes()).length, 3));
          const sent = [{ letter: 'first', on: '2026-01-05', by: 'Dana Reyes' }];
          const review = { mark: 'drafted', chosenKey: null, edits: {}, sent };
          const name = sharedName(companyId, mailKey(id));
          await rows.names.put('shared', 'crumb', name, { value: review, version: 1 });
          await ada.goto(`${home}/email-variations`);
          await ada.press('Write a follow-up');
          await sees(/A follow-up is written|Nothing new to say/);
          const [first = '', second = '', third = '', followUp] = await quotes();
          const isNew = followUp === undefined || ![first, second, third].includes(followUp);
          expectSame(`“${followUp}” is new`, isNew, true);
        },
      );
      return cases;
    },
  );
}

/** Suggestions from the business to the email, and what people read when something fails. */
export const suggestions: Proof = {
  name: 'suggestions',
  run: async () => [...(await suggestionFlow()), ...(await suggestionFaults())],
};
