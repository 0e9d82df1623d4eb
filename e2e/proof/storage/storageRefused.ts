import type { BrowserContext } from 'playwright';
import { pageOf, routePaths } from '#domain/pages/routes.ts';
import { waitForHeading, signIn, openLane, startStorageSetup, type Lane } from './storageLane.ts';
import type { StorageSetup } from './storageLane.ts';
import { caseOf, expectSame, until, type Case, type Proof } from '../proof.ts';
import { fillLocalStorage } from '../../driver/inPage.ts';

type Stores = readonly ('localStorage' | 'sessionStorage')[];

const both: Stores = ['localStorage', 'sessionStorage'];

/** Blocks site data: access to the storage throws. */
const deny = (context: BrowserContext, stores: Stores) =>
  context.addInitScript((names) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get: refuse });
  }, stores);

/** A full storage: values can be read but not written. */
const fill = (context: BrowserContext, stores: Stores) =>
  context.addInitScript((names) => {
    const full = new Set(names.map((name) => window[name]));
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, 'setItem'), {
      apply(target, store: Storage, given) {
        if (full.has(store)) throw new DOMException('No room.', 'QuotaExceededError');
        return Reflect.apply(target, store, given);
      },
    });
  }, stores);

interface Way {
  readonly name: string;
  readonly prepare: (context: BrowserContext) => Promise<unknown>;
  /** Earlier values can be read. */
  readonly keepsOldValues: boolean;
  /** The storage is filled by the test. */
  readonly isFilled?: boolean;
}

const ways: readonly Way[] = [
  {
    name: 'local storage denied',
    prepare: (to) => deny(to, ['localStorage']),
    keepsOldValues: false,
  },
  {
    name: 'session storage denied',
    prepare: (to) => deny(to, ['sessionStorage']),
    keepsOldValues: true,
  },
  { name: 'all storage denied', prepare: (to) => deny(to, both), keepsOldValues: false },
  { name: 'local storage full', prepare: (to) => fill(to, ['localStorage']), keepsOldValues: true },
  {
    name: 'session storage full',
    prepare: (to) => fill(to, ['sessionStorage']),
    keepsOldValues: true,
  },
  { name: 'all storage full', prepare: (to) => fill(to, both), keepsOldValues: true },
  { name: 'really full', prepare: async () => undefined, keepsOldValues: true, isFilled: true },
];

const keepAll = (lane: Lane, { kept }: StorageSetup) =>
  lane.visitor.page.evaluate(fillLocalStorage, kept);

const fillStorage = (lane: Lane) =>
  lane.visitor.page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part += 1)
          localStorage.setItem(`junk ${size} ${part}`, 'x'.repeat(size));
      } catch {
        // The next smaller piece may still fit.
      }
  });

/** Typed text stays in the page, whether it can be stored or not. */
async function expectTypedTextKept({ visitor }: Lane, origin: string): Promise<void> {
  await visitor.goto(`${origin}/create-tenant`);
  const company = visitor.page.getByLabel('Company');
  await company.fill('Typed without room');
  await visitor.goInside('/users');
  await visitor.page.getByRole('button', { name: 'Add New User' }).waitFor();
  await visitor.goInside('/create-tenant');
  await until(async () => expectSame('company', await company.inputValue(), 'Typed without room'));
}

async function tryWay(place: StorageSetup, way: Way): Promise<readonly Case[]> {
  const lane = await openLane(place);
  const cases: Case[] = [];
  const attempt = async (name: string, check: () => Promise<unknown>) => {
    cases.push(
      await caseOf(`${way.name}: ${name}`, async () => {
        await check();
        const problem = lane.takeProblem();
        if (problem !== undefined) throw new Error(problem);
      }),
    );
  };
  /* oxlint-disable no-await-in-loop -- one page after the other */
  try {
    if (way.keepsOldValues) {
      await signIn(lane, place);
      await keepAll(lane, place);
      if (way.isFilled) await fillStorage(lane);
      await way.prepare(lane.visitor.context);
      await attempt('stays signed in', () => lane.visitor.goto(`${place.origin}/users`));
    } else {
      await way.prepare(lane.visitor.context);
      await attempt('signs in', () => signIn(lane, place));
    }
    for (const path of routePaths.filter((each) => pageOf(each).access !== 'public'))
      await attempt(path, async () => {
        await lane.visitor.goto(`${place.origin}${path}`);
        await waitForHeading(lane, place.origin);
        if (way.keepsOldValues) expectSame('path', new URL(lane.visitor.address()).pathname, path);
      });
    await attempt('what is typed', () => expectTypedTextKept(lane, place.origin));
  } finally {
    await lane.visitor.context.close();
  }
  /* oxlint-enable no-await-in-loop */
  return cases;
}

/** Every page where storage is denied or full. */
export const storageRefused: Proof = {
  name: 'storage, denied or full',
  async run() {
    const place = await startStorageSetup();
    const cases: Case[] = [];
    try {
      for (const way of ways) {
        // oxlint-disable-next-line no-await-in-loop -- one browser after the other
        const found = await caseOf(way.name, async () => {
          cases.push(...(await tryWay(place, way)));
        });
        if (found.failure !== undefined) cases.push(found);
      }
    } finally {
      await place.product.close();
    }
    return cases;
  },
};
