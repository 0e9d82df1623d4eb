import type { Page } from 'playwright';
import type { Rows } from '#server/rows/rows.ts';
import { fillLocalStorage } from '../../driver/inPage.ts';
import { startProductAndBrowser, type TestProduct } from '../../driver/testProduct.ts';
import { personWays, workspaceWays, type Way } from './isolationChanges.ts';
import { scenes, type Scene } from './isolationPages.ts';
import { ada, adaElsewhere, bob, type Person } from './isolationPeople.ts';
import { keptOf, seedEveryone, type Ids } from './isolationSeed.ts';
import {
  goTo,
  logOut,
  originOf,
  signIn,
  withTabs,
  type Change,
  type IsolationStage,
} from './isolationStage.ts';
import { watchForLeaks, places } from './isolationWatch.ts';
import { caseOf, inLanes, within, type Case, type Proof } from '../proof.ts';

/** How many browsers run at the same time. */
const lanes = 2;
/** The longest time of one change of person. */
const longestMs = 180_000;

type Known = ReadonlyMap<Person, Ids>;

/** Signs these people in one after the other and fills their storage; the last one stays signed in. */
async function workAs(setup: IsolationStage, known: Known, people: readonly Person[]) {
  await withTabs(setup, async (open) => {
    const tab = await open();
    for (const [index, who] of people.entries()) {
      const ids = known.get(who);
      if (!ids) throw new Error(`${who.mark} has nothing.`);
      setup.lookout.expectOnly(who);
      if (people[index - 1]?.workspace === who.workspace) await logOut(tab);
      else await tab.goto(`${originOf(setup.product, who)}/users`, { waitUntil: 'commit' });
      const isKnown = people.slice(0, index).some(({ email }) => email === who.email);
      if (!isKnown) await signIn(setup, tab, who);
      await goTo(setup, tab, { path: '/users' }, who);
      await tab.evaluate(fillLocalStorage, keptOf(who, ids));
      await goTo(setup, tab, { path: '/usps' }, who);
    }
  });
  setup.lookout.takeLeaks();
}

/** Runs one change and returns a case for each checked place. */
async function casesOf(way: Way, change: Change): Promise<readonly Case[]> {
  const { scene, lookout } = change;
  lookout.takeLeaks();
  const cases: Case[] = [];
  const seen = async (name: string, ...tabs: readonly Page[]) => {
    for (const tab of tabs) await lookout.check(tab);
    const found = lookout.takeLeaks();
    for (const place of places) {
      const failure = found.find((sighting) => sighting.place === place)?.what;
      cases.push({ name: `${scene.path} ${name}: ${place}`, failure });
    }
  };
  const walked = await caseOf(`${scene.path} ${way.name}`, () =>
    within(longestMs, way(change, seen)),
  );
  return walked.failure === undefined ? cases : [...cases, walked];
}

/** A change, and the people it is between. */
interface Task {
  readonly way: Way;
  readonly pair: readonly [Person, Person];
}

const tasks: readonly Task[] = [
  ...personWays.map((way): Task => ({ way, pair: [ada, bob] })),
  ...workspaceWays.map((way): Task => ({ way, pair: [ada, adaElsewhere] })),
];

/** Runs one change on every page in its own browser. */
async function tryWay(
  product: TestProduct,
  known: Known,
  { way, pair }: Task,
  pages: readonly Scene[],
  cases: Case[],
): Promise<void> {
  const { context, page } = await product.newVisitor();
  await page.close();
  const lookout = await watchForLeaks(context, pair[0]);
  const setup = { product, context, lookout };
  try {
    await workAs(setup, known, pair);
    let [to, from] = pair;
    for (const scene of pages) {
      cases.push(...(await casesOf(way, { ...setup, scene, from, to })));
      [from, to] = [to, from];
    }
  } finally {
    await context.close();
  }
}

/** No person or workspace sees data of another: every value carries a unique mark that is searched for. */
export const isolation: Proof = {
  name: 'isolation',
  async run(_say, parts) {
    let known: Known = new Map();
    const prepare = async (rows: Rows) => {
      known = await seedEveryone(rows);
    };
    const product = await startProductAndBrowser({ prepare, seed: 'none' });
    const isWanted = ({ path }: Scene) => parts.length === 0 || parts.includes(path);
    const pages = scenes.filter(isWanted);
    const cases: Case[] = [];
    try {
      await inLanes(lanes, tasks, async (task) => {
        const found = await caseOf('a way', () => tryWay(product, known, task, pages, cases));
        if (found.failure !== undefined) cases.push(found);
      });
      return cases;
    } finally {
      await product.close();
    }
  },
};
