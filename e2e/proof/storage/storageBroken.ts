import { ascii } from '../../driver/inPage.ts';
import { keptKeys, valuesFor, type KeptKey } from './storageKeys.ts';
import { waitForHeading, signIn, openLane, startStorageSetup, type Lane } from './storageLane.ts';
import type { StorageSetup } from './storageLane.ts';
import { caseOf, type Case, type Proof } from '../proof.ts';
import { brokenValues } from './storageValues.ts';

/** How many browsers run at the same time. */
const lanes = 2;

/** Stores one malformed value among valid ones, and opens the page that reads it. */
async function openWith(
  lane: Lane,
  place: StorageSetup,
  { name, store, path, isForSignIn }: KeptKey,
  value: string | null,
): Promise<string> {
  const { visitor } = lane;
  await visitor.page.evaluate(
    (source) => {
      const asked = JSON.parse(source) as {
        kept: Record<string, string>;
        store: 'localStorage' | 'sessionStorage';
        name: string;
        value: string | null;
      };
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(asked.kept)) localStorage.setItem(key, text);
      if (asked.value === null) window[asked.store].removeItem(asked.name);
      else window[asked.store].setItem(asked.name, asked.value);
    },
    ascii({ kept: place.kept, store, name, value }),
  );
  // Only a person who is not signed in is redirected to the sign-in.
  if (isForSignIn) await visitor.context.clearCookies({ name: /is\.authenticated$/ });
  await visitor.goto(`${place.origin}${path}`);
  return waitForHeading(lane, place.origin);
}

async function tryValue(
  lane: Lane,
  place: StorageSetup,
  key: KeptKey,
  value: string,
  headings: ReadonlySet<string>,
): Promise<void> {
  const { page } = lane.visitor;
  const heading = await openWith(lane, place, key, value);
  if (!headings.has(heading)) throw new Error(`leads to “${heading}”`);
  if (key.opens) {
    await page.getByRole('button', { name: key.opens, exact: true }).click();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await field.fill('typed');
    if ((await field.inputValue()) !== 'typed') throw new Error('the field cannot be edited');
  }
  if (await page.evaluate(() => 'polluted' in {})) throw new Error('the prototype is polluted');
}

async function tryKey(lane: Lane, place: StorageSetup, key: KeptKey): Promise<readonly Case[]> {
  const cases: Case[] = [];
  /* oxlint-disable no-await-in-loop -- one page after the other */
  // With a malformed value a page may show only what it shows with a valid value or none.
  const headings = new Set<string>();
  for (const good of [place.kept[key.name] ?? null, null])
    headings.add(await openWith(lane, place, key, good));
  lane.takeProblem();
  for (const [name, value] of valuesFor(key, brokenValues))
    cases.push(
      await caseOf(`${key.name}: ${name}`, async () => {
        await tryValue(lane, place, key, value, headings);
        const problem = lane.takeProblem();
        if (problem !== undefined) throw new Error(problem);
      }),
    );
  /* oxlint-enable no-await-in-loop */
  return cases;
}

/** Every stored value, malformed in every way, on the page that reads it. */
export const storageBroken: Proof = {
  name: 'storage, broken',
  async run(_say, parts) {
    const place = await startStorageSetup();
    const isWanted = ({ name }: KeptKey) => parts.length === 0 || parts.includes(name);
    const left = keptKeys.filter(isWanted);
    const cases: Case[] = [];
    const walk = async () => {
      const lane = await openLane(place);
      try {
        await signIn(lane, place);
        /* oxlint-disable no-await-in-loop -- one key after the other */
        for (let key = left.shift(); key; key = left.shift()) {
          const tried = key;
          const found = await caseOf(`${tried.name} with a valid value`, async () => {
            cases.push(...(await tryKey(lane, place, tried)));
          });
          if (found.failure !== undefined) cases.push(found);
        }
        /* oxlint-enable no-await-in-loop */
      } finally {
        await lane.visitor.context.close();
      }
    };
    try {
      await Promise.all(Array.from({ length: lanes }, walk));
    } finally {
      await place.product.close();
    }
    return cases;
  },
};
