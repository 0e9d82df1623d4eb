import { caseOf, expectSame, until, type Case } from '../proof.ts';
import { modelFaults, siteFaults, sourceFaults, type FaultRow } from './suggestionFaultRows.ts';
import {
  business,
  expectNothingInvented,
  withScene,
  type SuggestionScene,
} from './suggestionScene.ts';

const workspace = 'crumb';
const patience = 30_000;

interface Prepared {
  readonly home: string;
  readonly companyId: string;
}

/** A workspace with a business and one USP of its own, so that nothing starts by itself; its member has come in. */
async function prepare({ product, ada, page, rows, site }: SuggestionScene): Promise<Prepared> {
  const profile = { ...business, size: '10-50' as const, website: site.url };
  await rows.names.put('workspaces', workspace, workspace, {
    company: business.name,
    domain: workspace,
    fullName: 'Dana Reyes',
  });
  await rows.names.put('open', workspace, workspace, true);
  const { id } = await rows.insert('companies', workspace, '', profile);
  const usp = { title: 'By hand', description: 'Mine.', valueProposition: 'Mine.' };
  await rows.insert('usps', workspace, String(id), usp);
  const home = product.origins.workspace(workspace);
  await ada.goto(`${home}/users`);
  await page.getByLabel('Email').waitFor();
  await ada.signIn('dana@crumb.example', 'Dana Reyes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const info = JSON.stringify({ ...profile, companyId: id, domain: workspace });
  await page.evaluate((kept) => {
    localStorage.setItem('businessInfo', kept);
    localStorage.setItem('onboardingStage', 'done');
  }, info);
  return { home, companyId: String(id) };
}

type Listed = 'usps' | 'keywords';

/** Forgets what was suggested and read before. */
async function forget({ rows }: SuggestionScene, table: Listed, companyId: string): Promise<void> {
  for (const { id, value } of await rows.list(table, workspace, companyId))
    if (!('title' in value && value.title === 'By hand'))
      await rows.remove(table, workspace, String(id));
  for (const name of ['suggested', 'progress'] as const)
    await rows.names.remove(name, workspace, `${table}:${companyId}`);
  await rows.names.remove('websites', workspace, companyId);
}

/** What the page says of the generation that was just asked for. */
async function whatIsSaid({ page }: SuggestionScene): Promise<string> {
  const texts = await page
    .locator('main')
    .locator('[role=alert], p[role=status]')
    .evaluateAll((all) =>
      all.map((each) => {
        const copy = each.cloneNode(true);
        if (copy instanceof Element)
          for (const button of copy.querySelectorAll('button')) button.remove();
        return copy.textContent ?? '';
      }),
    );
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' | ');
}

/** Presses Generate More with one fault on, and looks at what the person gets and what is kept. */
async function tryFault(
  scene: SuggestionScene,
  { home, companyId }: Prepared,
  table: Listed,
  { name, says, rows: wanted }: FaultRow<unknown>,
  say: (line: string) => void,
): Promise<Case> {
  const { ada, page, rows } = scene;
  return caseOf(name, async () => {
    await forget(scene, table, companyId);
    const before = (await rows.list(table, workspace, companyId)).length;
    await ada.goto(`${home}/${table === 'usps' ? 'usps' : 'keyword-research'}`);
    const button = page.getByRole('button', { name: /^Generate (More|now)$/ }).first();
    await button.click();
    let said = '';
    await until(async () => {
      said = await whatIsSaid(scene);
      expectSame(`says ${String(says)}: “${said}”`, says.test(said), true);
    }, patience);
    say(`  ${name} → ${said}`);
    const kept = await rows.list(table, workspace, companyId);
    expectSame('new rows', kept.length - before, wanted);
    expectNothingInvented(kept);
    // The header says the same, where it says anything.
    const header = await page.locator('header').innerText();
    if (/Failed to generate/.test(header)) throw new Error(`The header says: ${header}`);
  });
}

/** Every fault of the model, of the website and of the keyword source in turn. */
export async function suggestionFaults(say: (line: string) => void): Promise<readonly Case[]> {
  return withScene(
    ({ address }) => ({ keywords: address }),
    async (scene) => {
      const prepared = await prepare(scene);
      const cases: Case[] = [];
      const { fake, site, source } = scene;
      /* oxlint-disable no-await-in-loop -- they share the browser */
      for (const row of modelFaults) {
        fake.set(row.fault);
        cases.push(await tryFault(scene, prepared, 'usps', row, say));
      }
      fake.set({});
      for (const row of sourceFaults) {
        source.set(row.fault);
        cases.push(await tryFault(scene, prepared, 'keywords', row, say));
        cases.push(await figuresAreTheSources(scene, prepared, row.name));
      }
      source.set({});
      for (const row of siteFaults) {
        const heal = site.answer(row.fault.path, row.fault.answer);
        cases.push(await tryFault(scene, prepared, 'usps', row, say));
        heal();
      }
      /* oxlint-enable no-await-in-loop */
      return cases;
    },
  );
}

/** No figure is anybody's but the source's. */
const figuresAreTheSources = (
  { rows, source }: SuggestionScene,
  { companyId }: Prepared,
  name: string,
): Promise<Case> =>
  caseOf(`${name}: every figure is the source’s own`, async () => {
    for (const { value } of await rows.list('keywords', workspace, companyId)) {
      const known = source.figuresFor(value.keyword);
      for (const [found, said] of [
        [value.volume, known.search_volume],
        [value.competition_index, known.competition_index],
        [value.low_bid, known.low_top_of_page_bid],
        [value.high_bid, known.high_top_of_page_bid],
      ] as const)
        if (found !== null) expectSame(value.keyword, found, said);
    }
  });

/** The budget of a day, and a service that is left alone for a while: each needs a server of its own. */
export async function suggestionLimits(say: (line: string) => void): Promise<readonly Case[]> {
  const budget = await withScene(
    () => ({ dailyTokens: 500 }),
    async (scene) => {
      const prepared = await prepare(scene);
      const first = { name: 'within the budget', fault: {}, says: /tokens\.$/, rows: 4 };
      const cases = [await tryFault(scene, prepared, 'usps', first, say)];
      const second = {
        name: 'past the budget of the day',
        fault: {},
        says: /Today’s budget for suggestions is used up\. It is renewed at 00:00 UTC\./,
        rows: 0,
      };
      cases.push(await tryFault(scene, prepared, 'usps', second, say));
      return cases;
    },
  );
  const circuit = await withScene(
    () => ({ limits: { failuresInARow: 5, attempts: 1 } }),
    async (scene) => {
      const prepared = await prepare(scene);
      scene.fake.set({ fault: 'broken' });
      const cases: Case[] = [];
      const failing = { fault: {}, says: /has a problem/, rows: 0 };
      for (let time = 1; time <= 5; time += 1) {
        const row = { ...failing, name: `the service fails for time ${time}` };
        // oxlint-disable-next-line no-await-in-loop -- one failure after the other
        cases.push(await tryFault(scene, prepared, 'usps', row, () => undefined));
      }
      const resting = {
        name: 'the service failed five times in a row',
        fault: {},
        says: /failed five times in a row and rests for a minute\. Try again then\./,
        rows: 0,
      };
      cases.push(await tryFault(scene, prepared, 'usps', resting, say));
      return cases;
    },
  );
  return [...budget, ...circuit];
}
