import { describe, expect, it } from 'vitest';
import { isChangedElsewhere } from '#domain/lists/changedElsewhere.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createStoredClaims } from '../evidence/storedClaims.ts';
import { createLists } from '../lists/createLists.ts';
import { createNotices, type Notice } from '../notices.ts';
import { createListChanges } from './listChanges.ts';
import { createSingleFlight } from './singleFlight.ts';
import { createTurns } from './turns.ts';

interface Draft {
  readonly title: string;
  readonly description: string;
}
interface Row extends Draft {
  readonly id: number;
}

const key = ['usps', 'acme', '7'];
const name = key.join('|');
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/** A page that shows two equal rows of a server, and the person who answers its questions. */
async function setUp({ saysYes = true } = {}) {
  const storage = createOwnedStorage(memoryStore(), () => () => undefined);
  storage.claim('ada');
  const said: Notice[] = [];
  const notices = createNotices();
  notices.subscribe((notice) => said.push(notice));
  const lists = createLists({
    notices,
    tabs: { post: () => undefined, subscribe: () => () => undefined },
  });
  const old = { title: 'Warm', description: 'Bread.' };
  const server = {
    rows: [
      { id: 1, ...old },
      { id: 2, ...old },
    ] as readonly Row[],
    edits: 0,
    evidence: [] as unknown[],
    questions: 0,
    isFailing: false,
    /** The requests that change rows wait for it. */
    answer: Promise.resolve(),
  };
  const list = async () => server.rows;
  const reload = async () => void (await lists.load(key, list));
  lists.show(name, { key: name, reload });
  await reload();
  const items = () => (lists.lastLoad(key)?.rows ?? []) as readonly Row[];
  const changes = createListChanges<Row, Draft>({
    services: {
      lists,
      notices,
      confirmations: createStoredClaims(storage),
      turns: createTurns(),
    },
    flights: createSingleFlight(),
    rules: {
      name: 'usps',
      isPolled: false,
      labelOf: ({ title }) => title,
      draftOf: ({ title, description }) => ({ title, description }),
    },
    calls: {
      scope: { workspace: 'acme', companyId: '7' },
      list,
      add: async (draft) => {
        await server.answer;
        if (server.isFailing) throw new Error('503');
        server.rows = [...server.rows, { id: server.rows.length + 10, ...draft }];
        return null;
      },
      edit: async ({ id }, draft, { evidence }) => {
        server.evidence.push(evidence);
        server.edits += 1;
        await server.answer;
        if (server.isFailing) throw new Error('503');
        server.rows = server.rows.map((row) => (row.id === id ? { id, ...draft } : row));
      },
      remove: async ({ id }) => {
        server.rows = server.rows.filter((row) => row.id !== id);
      },
    },
    key,
    latestKey: () => key,
    items,
    isHere: () => true,
    onAddition: () => undefined,
    mayOverwrite: async (before, draft) => {
      if (!isChangedElsewhere(before, await list(), draft)) return true;
      server.questions += 1;
      return saysYes;
    },
  });
  const shown = () => items()[0] as Row;
  return {
    server,
    changes,
    said,
    shown,
    /** Accepts a proposal for one field of the first row. */
    take: (field: keyof Draft, to: string) => {
      const { id, ...draft } = shown();
      const from = draft[field];
      return changes.onEdit(
        { id, ...draft },
        { ...draft, [field]: to },
        {
          field,
          from,
          grounds: { evidence: [{ field, quote: to }], assumptions: [], isSample: false },
        },
      );
    },
    /** Presses Undo in every message that offers it, the latest first. */
    undoAll: () => {
      for (const { action } of said.toReversed()) action?.run();
    },
    /** Holds the changes until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.answer = promise;
      return resolve;
    },
  };
}

describe('two changes of one row', () => {
  it('do not join: what is saved during an Undo waits, and asks before it overwrites the Undo', async () => {
    const { server, changes, take, undoAll, hold, shown } = await setUp();
    await take('description', 'Fresh bread.');
    const { id, ...draft } = shown();
    const answer = hold();
    undoAll();
    const saved = changes.onEdit({ id, ...draft }, { ...draft, title: 'Typed' });
    await settled();
    expect(server.edits).toBe(2);
    answer();
    await expect(saved).resolves.toEqual({ ok: true });
    expect(server.questions).toBe(1);
    expect(shown().title).toBe('Typed');
  });

  it('keep the dialog open when the person does not overwrite the Undo', async () => {
    const { changes, take, undoAll, shown } = await setUp({ saysYes: false });
    await take('description', 'Fresh bread.');
    const { id, ...draft } = shown();
    undoAll();
    const saved = await changes.onEdit({ id, ...draft }, { ...draft, title: 'Typed' });
    expect(saved).toMatchObject({ ok: false });
    expect(shown()).toEqual({ id: 1, title: 'Warm', description: 'Bread.' });
  });

  it('restore both fields when both are undone quickly', async () => {
    const { server, take, undoAll, shown } = await setUp();
    await take('title', 'Hot');
    await take('description', 'Fresh bread.');
    expect(shown()).toEqual({ id: 1, title: 'Hot', description: 'Fresh bread.' });
    undoAll();
    await expect.poll(shown).toEqual({ id: 1, title: 'Warm', description: 'Bread.' });
    expect(server.questions).toBe(0);
  });

  it('send the evidence of the accepted text, and none for a text that had none', async () => {
    const { server, take, undoAll } = await setUp();
    await take('title', 'Hot');
    undoAll();
    await expect
      .poll(() => server.evidence)
      .toEqual([[{ field: 'title', quote: 'Hot' }], undefined]);
  });

  it('keep the Undo of one field and the proposal accepted for another', async () => {
    const { server, take, undoAll, shown } = await setUp();
    await take('title', 'Hot');
    undoAll();
    await take('description', 'Fresh bread.');
    expect(shown()).toEqual({ id: 1, title: 'Warm', description: 'Fresh bread.' });
    expect(server.questions).toBe(0);
  });

  it('are one request when they are the same press', async () => {
    const { server, changes, take, undoAll, shown } = await setUp();
    const { id, ...draft } = shown();
    const typed = { ...draft, title: 'Typed' };
    await Promise.all([
      changes.onEdit({ id, ...draft }, typed),
      changes.onEdit({ id, ...draft }, typed),
    ]);
    expect(server.edits).toBe(1);
    await take('description', 'Fresh bread.');
    undoAll();
    undoAll();
    await expect.poll(() => shown().description).toBe('Bread.');
    await settled();
    expect(server.edits).toBe(3);
  });
});

describe('a change that fails', () => {
  it('is said where the person waits for it, and in a message after an Undo, for which nothing waits', async () => {
    const { server, changes, said, take, undoAll, shown } = await setUp();
    await take('description', 'Fresh bread.');
    server.isFailing = true;
    const { id, ...draft } = shown();
    const saved = await changes.onEdit({ id, ...draft }, { ...draft, title: 'Typed' });
    expect(saved).toMatchObject({ ok: false });
    expect(said.filter(({ tone }) => tone === 'error')).toEqual([]);
    undoAll();
    await expect.poll(() => said.filter(({ tone }) => tone === 'error')).toHaveLength(1);
    expect(shown().description).toBe('Fresh bread.');
    server.isFailing = false;
    said.at(-1)?.action?.run();
    await expect.poll(() => shown().description).toBe('Bread.');
  });
});

describe('the Undo of a deletion', () => {
  it('can be tried again when it fails, so that the row is not lost', async () => {
    const { server, changes, said, undoAll } = await setUp();
    const [first] = server.rows;
    if (!first) throw new Error('There are two rows.');
    await changes.onDelete(first);
    server.isFailing = true;
    undoAll();
    await expect.poll(() => said.at(-1)?.tone).toBe('error');
    server.isFailing = false;
    said.at(-1)?.action?.run();
    await expect.poll(() => server.rows).toHaveLength(2);
  });

  it('restores each of two equal rows, and each of them once', async () => {
    const { server, changes, undoAll } = await setUp();
    const [first, second] = server.rows;
    if (!first || !second) throw new Error('There are two rows.');
    await changes.onDelete(first);
    await changes.onDelete(second);
    expect(server.rows).toEqual([]);
    undoAll();
    undoAll();
    await expect.poll(() => server.rows.length).toBe(2);
    await settled();
    expect(server.rows).toHaveLength(2);
  });
});
