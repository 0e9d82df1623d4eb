import type { Page } from 'playwright';
import { ownedKeys } from '#domain/session/localKeys.ts';
import { ada, bob, ownerOf, type Person } from '../isolation/isolationPeople.ts';
import { keptOf, seedEveryone } from '../isolation/isolationSeed.ts';
import { goTo, keep, logOut, signIn, type IsolationStage } from '../isolation/isolationStage.ts';
import { watchForLeaks } from '../isolation/isolationWatch.ts';
import { patience, scenes } from '../isolation/isolationPages.ts';
import { startProductAndBrowser } from '../../driver/testProduct.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';

/** The free storage at logout, in characters: none, enough for some values, enough for most. */
const rooms = [0, 60, 400, 1500, 20_000] as const;

/** Fills the origin's storage up to this much free space. */
const fillStorage = (tab: Page, room: number): Promise<void> =>
  tab.evaluate((spare) => {
    localStorage.setItem('spare', 'x'.repeat(spare));
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part += 1)
          localStorage.setItem(`junk ${size} ${part}`, 'x'.repeat(size));
      } catch {
        // The next smaller piece may still fit.
      }
    localStorage.removeItem('spare');
  }, room);

/** The stored values of a person, under the plain keys or under their own. */
async function storedValuesOf(tab: Page, who: Person): Promise<Readonly<Record<string, string>>> {
  const all = await tab.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  const isPlain = all['owner'] === ownerOf(who);
  const entries = ownedKeys.map((key) => {
    const aside = all[`aside|${ownerOf(who)}|${key}`];
    return [key, (isPlain ? all[key] : undefined) ?? aside] as const;
  });
  return Object.fromEntries(
    entries.filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined),
  );
}

/** The last visited page changes with every visit. */
const moves = new Set(['onboardingLastPath']);

/** Expects all earlier values; later texts may be missing. */
function expectKept(
  found: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): void {
  for (const [key, value] of Object.entries(wanted))
    if (!moves.has(key)) expectSame(key, found[key], value);
}

const companyField = (tab: Page) => tab.getByLabel('Company');

async function tryRoom(
  setup: IsolationStage,
  adas: Readonly<Record<string, string>>,
  room: number,
  say: (line: string) => void,
): Promise<readonly Case[]> {
  const { context, product, lookout } = setup;
  const tab = await context.newPage();
  const users = { path: '/users' };
  const cases: Case[] = [];
  const attempt = async (name: string, check: () => Promise<unknown>) => {
    const found = await caseOf(`room for ${room} letters, ${name}`, check);
    if (found.failure !== undefined) say(`✗ ${found.name}: ${found.failure.split('\n')[0]}`);
    cases.push(found);
  };
  await tab.goto(`${product.origins.workspace(ada.workspace)}/users`, { waitUntil: 'commit' });
  await signIn(setup, tab, ada);
  await keep(tab, adas);
  await goTo(setup, tab, users, ada);
  await fillStorage(tab, room);
  const before = await storedValuesOf(tab, ada);
  await logOut(tab);
  await tab.getByLabel('Email').waitFor();

  await attempt('the next person comes in', () => signIn(setup, tab, bob));
  /* oxlint-disable no-await-in-loop -- one page after the other */
  for (const { path } of scenes)
    await attempt(`${path} shows them nothing`, async () => {
      await tab.goto(`${product.origins.workspace(bob.workspace)}${path}`, { waitUntil: 'commit' });
      await until(async () => {
        const busy = await tab.locator('main[aria-busy=true]').count();
        expectSame('headings', (await tab.locator('main h1').count()) > 0 && busy === 0, true);
      }, patience);
      // Values that did not fit elsewhere may be under the plain keys; the product shows them to no other person.
      await lookout.check(tab);
      const found = lookout.takeLeaks().find(({ place }) => place !== 'localStorage');
      if (found) throw new Error(`${found.place}: ${found.what}`);
    });
  /* oxlint-enable no-await-in-loop */
  await attempt('what they type stays theirs', async () => {
    await tab.goto(`${product.origins.workspace(bob.workspace)}/create-tenant`);
    await companyField(tab).fill(`Typed ${bob.mark}`);
  });
  await attempt('the first finds everything again', async () => {
    await goTo(setup, tab, users, bob);
    await logOut(tab);
    await signIn(setup, tab, ada);
    expectKept(await storedValuesOf(tab, ada), before);
    await tab.goto(`${product.origins.workspace(ada.workspace)}/create-tenant`);
    await until(async () =>
      expectSame('company', await companyField(tab).inputValue(), adas['company']),
    );
    await lookout.check(tab);
    const found = lookout.takeLeaks().find(({ place }) => place !== 'localStorage');
    if (found) throw new Error(`${found.place}: ${found.what}`);
  });
  return cases;
}

/** Logout without space to set values aside: nothing is lost, and no other person sees it. */
export const storageLogout: Proof = {
  name: 'storage, nearly full at logout',
  async run(say, parts) {
    let adas: Readonly<Record<string, string>> = {};
    const product = await startProductAndBrowser({
      seed: 'none',
      prepare: async (rows) => {
        const ids = (await seedEveryone(rows)).get(ada);
        if (ids) adas = { ...keptOf(ada, ids), owner: ownerOf(ada) };
      },
    });
    const wanted = rooms.filter((room) => parts.length === 0 || parts.includes(String(room)));
    const cases: Case[] = [];
    try {
      for (const room of wanted) {
        /* oxlint-disable no-await-in-loop -- one browser after the other */
        const { context, page } = await product.newVisitor();
        await page.close();
        context.setDefaultTimeout(patience);
        const lookout = await watchForLeaks(context, ada);
        const found = await caseOf(`room for ${room} letters`, async () => {
          cases.push(...(await tryRoom({ product, context, lookout }, adas, room, say)));
        });
        if (found.failure !== undefined) cases.push(found);
        await context.close();
        /* oxlint-enable no-await-in-loop */
      }
    } finally {
      await product.close();
    }
    return cases;
  },
};
