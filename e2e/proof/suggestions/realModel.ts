import { join } from 'node:path';
import { embeddedLimits, embedModel, type EmbeddedModel } from '#scripts/model/embeddedModel.ts';
import { root } from '#scripts/process.ts';
import { fillLocalStorage } from '../../driver/inPage.ts';
import { materialOf } from '#server/writers/model/material.ts';
import { withoutInvented } from '#server/writers/model/grounds/figures.ts';
import { textsIn, type ModelLine } from '#server/writers/model/write.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';
import {
  business,
  enterBusiness,
  makeWorkspace,
  withScene,
  type SuggestionScene,
} from './suggestionScene.ts';

type Say = (line: string) => void;

/** A small model on a busy machine takes minutes for a list, and asks twice. */
const patience = 15 * 60_000;

/** The company whose people are looked for. */
const company = { name: 'Crumb & Co', description: 'A bakery for cafés in Bristol.' };

const lists = [
  { kind: 'usps', path: '/usps' },
  { kind: 'icps', path: '/icps' },
  { kind: 'geographies', path: '/geos' },
  { kind: 'keywords', path: '/keyword-research' },
  { kind: 'contentIdeas', path: '/content-research' },
  { kind: 'targetCompanies', path: '/target-companies' },
] as const;

interface Found {
  quotes: number;
}

/** Everything that is stored is true: each quote is on its page, and no figure or address is without a source. */
async function expectTrue(scene: SuggestionScene, values: readonly object[], found: Found) {
  const { rows } = scene;
  const [row] = await rows.list('companies', 'crumb', '');
  const kept = await rows.names.get('websites', 'crumb', String(row?.id));
  const profile = { ...business, size: '1-10', website: scene.site.url } as const;
  const material = materialOf(profile, [kept?.site]);
  for (const value of values) {
    const {
      evidence = [],
      prompt: _version,
      ...own
    } = value as {
      evidence?: readonly { quote: string; url?: string }[];
      prompt?: string;
    };
    for (const { quote, url } of evidence) {
      const page = kept?.site?.pages.find((each) => each.url === url)?.text ?? business.description;
      expectSame(`${url} says “${quote}”`, page.replace(/\s+/g, ' ').includes(quote), true);
      found.quotes += 1;
    }
    for (const text of textsIn({ ...own, website: '' }))
      expectSame('figures and addresses', withoutInvented(text, material, true), text.trim());
  }
}

/** Waits until the model has written for a page, and then looks at the page: it shows what was kept, or says what happened. */
async function expectPageSays(scene: SuggestionScene, kind: string, count: () => Promise<number>) {
  const { ada, page, lines } = scene;
  const ended = () => lines.some((line) => line.kind === kind);
  const button = page.getByRole('button', { name: /^Generate (?:now|More)$/ }).first();
  let isPressed = false;
  await until(async () => {
    // After a failure a page generates only when it is asked to.
    if (!ended() && !isPressed && (await button.isEnabled({ timeout: 1000 }).catch(() => false))) {
      isPressed = true;
      await button.click();
    }
    expectSame(`${kind} ended`, ended(), true);
  }, patience);
  const says = /The model wrote nothing that could be used\.|The model took too long|\d+ of \d+/;
  const shown = await count();
  await until(async () => {
    const words = await ada.visibleText();
    expectSame('suggestions or a sentence', shown > 0 || says.test(words), true);
    expectSame('still waits', /Writing|Generating|Finding/.test(words) && shown === 0, false);
  }, 60_000);
}

/** What a round cost, what was kept, and why the rest was not. */
function reportOf({
  kind,
  requests,
  tokensIn,
  tokensOut,
  ms,
  asked,
  kept,
  dropped,
  failure,
}: ModelLine) {
  const why = new Map<string, number>();
  for (const reason of dropped) {
    const general = reason.replace(/^items\.\d+\./, '');
    why.set(general, (why.get(general) ?? 0) + 1);
  }
  const parts = [
    `${kind}: ${requests} calls, ${Math.round(ms / 1000)} s, ${tokensIn} + ${tokensOut} tokens`,
    `${kept} of ${asked} kept`,
    ...[...why].map(([reason, times]) => `${times} × ${reason}`),
    ...(failure === undefined ? [] : [failure.split(' ')[0]]),
  ];
  return parts.join('; ');
}

/** From the business to a mail, in a browser, with a real model; each step is a case. */
async function flow(model: EmbeddedModel, say: Say): Promise<readonly Case[]> {
  const { baseUrl, model: name, contextTokens, isGone } = model;
  const settings = { model: { baseUrl, model: name, contextTokens }, limits: embeddedLimits };
  return withScene(
    () => settings,
    async (scene) => {
      const { ada, page, rows, lines } = scene;
      const cases: Case[] = [];
      const found: Found = { quotes: 0 };
      const step = async (what: string, check: () => Promise<void>) => {
        say(what);
        const one = await caseOf(what, check);
        if (one.failure !== undefined) say(`  ${one.failure}`);
        cases.push(one);
      };
      const home = await makeWorkspace(scene);
      await enterBusiness(scene);
      const ofCompany = async () => String((await rows.list('companies', 'crumb', '')).at(-1)?.id);
      const kept = async (kind: (typeof lists)[number]['kind']) =>
        (await rows.list(kind, 'crumb', await ofCompany())).map(({ value }) => value);
      for (const { kind, path } of lists)
        await step(`${path} shows what was kept, or says what happened`, async () => {
          if (kind !== 'usps') {
            await page.evaluate(fillLocalStorage, { onboardingStage: 'done' });
            await ada.goto(`${home}${path}`);
          }
          await expectPageSays(scene, kind, async () => (await kept(kind)).length);
          await expectTrue(scene, await kept(kind), found);
        });
      await step('/prospects names nobody without a source', async () => {
        await ada.goto(`${home}/target-companies`);
        await ada.press('Add Custom');
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Company name').fill(company.name);
        await dialog.getByLabel('Short description').fill(company.description);
        await dialog.getByRole('button', { name: 'Add Company' }).click();
        await page.getByRole('checkbox', { name: `Select ${company.name}` }).check();
        await ada.press('Manage Prospects');
        const [last] = (await rows.list('targetCompanies', 'crumb', await ofCompany())).slice(-1);
        const people = async () => rows.list('prospects', 'crumb', String(last?.id));
        await expectPageSays(scene, 'people', async () => (await people()).length);
        for (const { value } of await people())
          expectSame('a name', ['', 'Maria Oliveira'].includes(value.prospect_name), true);
      });
      await step('/email-variations shows a mail, or says what happened', async () => {
        const [last] = (await rows.list('targetCompanies', 'crumb', await ofCompany())).slice(-1);
        if ((await rows.list('prospects', 'crumb', String(last?.id))).length === 0)
          await rows.insert('prospects', 'crumb', String(last?.id), {
            prospect_name: '',
            prospect_company_name: company.name,
            role: 'Buyer',
            targetid: last?.id ?? 0,
          });
        await ada.goto(`${home}/prospects`);
        await page
          .getByRole('checkbox', { name: /^Select (?!all)/ })
          .first()
          .check();
        await ada.press('Manage Email Templates');
        const written = async () => lines.find((line) => line.kind === 'letters')?.kept ?? 0;
        await expectPageSays(scene, 'letters', written);
        expectSame('placeholders', /\{name\}|\[name\]/i.test(await ada.visibleText()), false);
      });
      await step('the model’s process has lived through it', async () =>
        expectSame('gone', isGone(), false),
      );
      say(`${found.quotes} quotes, each on its page`);
      return cases;
    },
    (line) => say(reportOf(line)),
  );
}

/** `npm run proof -- real-model --model FILE`: the product from the business to a mail with a model on this machine. Nothing invented is shown, every page says what happened, and nothing hangs. */
export const realModel: Proof = {
  name: 'real-model',
  async run(say, [option, file]) {
    if (option !== '--model' || file === undefined)
      throw new Error('Which model? npm run proof -- real-model --model FILE');
    // What runs the model is installed once, where the product installs it too.
    const model = await embedModel(file, {
      dataFolder: join(root, '.data'),
      say,
      allowsBase: true,
    });
    try {
      return await flow(model, say);
    } finally {
      model.stop();
    }
  },
};
