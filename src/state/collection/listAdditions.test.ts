import { expect, it } from 'vitest';
import type { Identified } from '#domain/lists/collection.ts';
import { newIdsIn, nextNewRows, noNewRows } from '#domain/lists/newRows.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createStoredClaims } from '../evidence/storedClaims.ts';
import { createLists } from '../lists/createLists.ts';
import { createNotices } from '../notices.ts';
import { createListChanges } from './listChanges.ts';
import { createSingleFlight } from './singleFlight.ts';
import { createTurns } from './turns.ts';

interface Person extends Identified {
  readonly company: string;
}

/** A page that shows the people of the selected companies. Adding a person selects their company. */
async function setUp({ isListFailing = false } = {}) {
  const storage = createOwnedStorage(memoryStore(), () => () => undefined);
  const notices = createNotices();
  const lists = createLists({
    notices,
    tabs: { post: () => undefined, subscribe: () => () => undefined },
  });
  let people: readonly Person[] = [
    { id: 1, company: 'Foxglove' },
    { id: 2, company: 'Ironwood' },
    { id: 3, company: 'Ironwood' },
  ];
  let selected: readonly string[] = ['Foxglove'];
  let isAdded = false;
  const key = () => ['prospects', 'acme', '7', selected.join(',')];
  const peopleAt = (companies: readonly string[]) =>
    people.filter(({ company }) => companies.includes(company));
  const load = () => lists.load(key(), async () => peopleAt(selected));
  const marks: string[][] = [];
  let newRows = noNewRows;
  const look = () => marks.push([...newIdsIn(newRows, peopleAt(selected))]);
  lists.show('prospects|acme|7', {
    key: 'prospects',
    reload: async () => {
      await load();
      if (isAdded) look();
    },
  });
  await load();
  const changes = createListChanges<Person, string>({
    services: {
      lists,
      notices,
      confirmations: createStoredClaims(storage),
      turns: createTurns(),
    },
    flights: createSingleFlight(),
    rules: { name: 'prospects', isPolled: false, labelOf: ({ id }) => String(id) },
    calls: {
      scope: { workspace: 'acme', companyId: '7' },
      list: async () => peopleAt(selected),
      add: async (company) => {
        people = [...people, { id: 9, company }];
        selected = [...new Set([...selected, company])];
        isAdded = true;
        return null;
      },
      shownWith: (company) => {
        if (selected.includes(company)) return null;
        return isListFailing
          ? Promise.reject(new Error('503'))
          : Promise.resolve(peopleAt([company]));
      },
    },
    key: key(),
    latestKey: key,
    items: () => peopleAt(selected),
    isHere: () => true,
    onAddition: (event) => {
      newRows = nextNewRows(newRows, event);
    },
    mayOverwrite: async () => true,
  });
  return {
    /** Adds a person. Returns the rows that are marked New while the addition ends, and afterwards. */
    add: async (company: string) => {
      await expect(changes.onAdd(company)).resolves.toEqual({ ok: true });
      look();
      return marks;
    },
  };
}

it.each(['Foxglove', 'Ironwood'])(
  'marks only the added person when their company is %s, at every moment',
  async (company) => {
    const { add } = await setUp();
    expect(await add(company)).toEqual([['9'], ['9']]);
  },
);

it('marks nobody when it is unknown who was there before', async () => {
  const { add } = await setUp({ isListFailing: true });
  expect(await add('Ironwood')).toEqual([[], []]);
});
