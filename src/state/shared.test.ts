import { expect, test, vi } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { apiFailure } from '#api/testing/apiFailure.ts';
import type { Api } from '#api/createApi.ts';
import { limits } from '#domain/settings/limits.ts';
import { memoryStore } from '#platform/textStore.ts';
import { heardNotices } from './testing/heardNotices.ts';
import type { Services } from './services.ts';
import { createChanges, type SharedPart } from './shared.ts';

const failure = (status?: number) => apiFailure('sharedState.put', status);

const works = async () => undefined;

/** A server with one company, which a test may let fail. */
function createServer() {
  const kept = new Map<string, { key: string; value: unknown; version: number }>();
  const server = {
    kept,
    puts: 0,
    /** Called before each answer. */
    before: works as (signal?: AbortSignal) => Promise<void>,
    set: (key: string, value: unknown) => {
      kept.set(key, { key, value, version: (kept.get(key)?.version ?? 0) + 1 });
    },
    api: {
      list: async (_workspace, _companyId, prefix) => {
        await server.before();
        return [...kept.values()].filter(({ key }) => key.startsWith(prefix));
      },
      put: async (_workspace, _companyId, { key, value, version }, signal) => {
        server.puts += 1;
        await server.before(signal);
        const present = kept.get(key) ?? { key, value: null, version: 0 };
        if (present.version !== version) return { isStored: false, present };
        server.set(key, value);
        return { isStored: true, present: { key, value, version: version + 1 } };
      },
    } satisfies Api['sharedState'] as Api['sharedState'],
  };
  return server;
}

/** One person's browser. */
function browser(
  server: ReturnType<typeof createServer>,
  storage = storageOf('ada'),
  part: SharedPart = 'views',
) {
  /** Whether closing the tab asks, from change to change. */
  const asked: boolean[] = [];
  const { notices, said, texts } = heardNotices();
  const wait = async () => undefined;
  const leaving = new AbortController();
  const { signal: left } = leaving;
  const api = { sharedState: server.api };
  const parts = { api, storage, notices, wait, left } as unknown as Services;
  const company = { workspace: 'acme', companyId: 7 } as never;
  const changes = createChanges(parts, company, part, (isAsked) => void asked.push(isAsked));
  return {
    ...changes,
    said,
    texts,
    asked,
    storage,
    signOut: () => leaving.abort(),
    open: async () => changes.loaded(await changes.load(), () => undefined),
    add: (key: string, text: string) =>
      changes.change(key, (present) => [...((present as string[] | null) ?? []), text]),
  };
}

/** A browser that has loaded what the team shares. */
async function opened() {
  const server = createServer();
  const ada = browser(server);
  await ada.open();
  return { server, ada };
}

test('two people who change the same value at once lose nothing', async () => {
  const server = createServer();
  const [ada, grace] = [browser(server), browser(server)];
  await Promise.all([ada.open(), grace.open()]);
  const one = ['a', 'b', 'c'].map((text) => ada.add('views', text));
  const other = ['x', 'y', 'z'].map((text) => grace.add('views', text));
  expect(await Promise.all([...one, ...other])).not.toContain(false);
  const kept = server.kept.get('views')?.value as string[];
  expect(kept.toSorted()).toEqual(['a', 'b', 'c', 'x', 'y', 'z']);
  expect(ada.waiting()).toEqual([]);
});

test('a change before the first load is not said to be stored', async () => {
  const server = createServer();
  const ada = browser(server);
  expect(await ada.add('views', 'a')).toBe(false);
  await ada.open();
  await expect.poll(() => server.kept.get('views')?.value).toEqual(['a']);
});

test('closing the tab asks as long as a change is not stored', async () => {
  const { ada } = await opened();
  const stored = ada.add('views', 'a');
  expect(ada.asked.at(-1)).toBe(true);
  await stored;
  expect(ada.asked.at(-1)).toBe(false);
});

test('signing out asks nothing, whatever is not stored', async () => {
  const { server, ada } = await opened();
  server.before = () => Promise.reject(failure());
  await ada.add('views', 'a');
  expect(ada.asked.at(-1)).toBe(true);
  ada.signOut();
  expect(ada.asked.at(-1)).toBe(false);
  await ada.add('views', 'b');
  expect(ada.asked.at(-1)).toBe(false);
});

test.each([400, 409, 413, 422])(
  'what is refused for good with %i is said once and given up',
  async (status) => {
    const server = createServer();
    server.set('views', ['theirs']);
    const ada = browser(server);
    await ada.open();
    const text = 'This is larger than 64 KB, which is the most that can be shared.';
    server.before = () => Promise.reject(apiFailure('sharedState.put', status, text));
    expect(await ada.add('views', 'mine')).toBe(false);
    expect(ada.said).toEqual([{ tone: 'error', text }]);
    expect([ada.value('views'), ada.waiting(), ada.asked.at(-1)]).toEqual([['theirs'], [], false]);
    server.before = works;
    await ada.add('views', 'next');
    expect(server.kept.get('views')?.value).toEqual(['theirs', 'next']);
  },
);

test('a change that was made while another was being stored is refused alone', async () => {
  const { server, ada } = await opened();
  const gate = Promise.withResolvers<void>();
  server.before = () => gate.promise;
  const small = ada.add('views', 'small');
  await expect.poll(() => server.puts).toBe(1);
  const large = ada.add('views', 'large');
  server.before = () => Promise.reject(failure(413));
  gate.resolve();
  expect(await Promise.all([small, large])).toEqual([true, false]);
  expect(ada.texts()).toEqual(['Failed to save this for the team']);
  expect(ada.value('views')).toEqual(['small']);
});

test('a request that hangs is ended, and the value can be changed again', async () => {
  const { server, ada } = await opened();
  server.before = async (signal) => {
    // Without a limit it hangs for good.
    if (!signal?.aborted) await new Promise(() => undefined);
    throw failure();
  };
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await ada.add('views', 'a')).toBe(false);
  expect(limit).toHaveBeenCalledWith(limits.stillWorkingMs);
  limit.mockRestore();
  server.before = works;
  expect(await ada.add('views', 'b')).toBe(true);
  expect(server.kept.get('views')?.value).toEqual(['a', 'b']);
});

test('a server that always refuses is not asked for ever', async () => {
  const { server, ada } = await opened();
  let times = 0;
  server.before = async () => {
    times += 1;
    server.set('views', [`colleague ${times}`]);
  };
  expect(await ada.add('views', 'mine')).toBe(false);
  expect(server.puts).toBe(11);
  expect(ada.waiting()).toHaveLength(1);
});

test('changes of different values are sent at once, and those of one value one after the other', async () => {
  const server = createServer();
  const ada = browser(server, storageOf('ada'), 'mail ');
  await ada.open();
  const gate = Promise.withResolvers<void>();
  server.before = () => gate.promise;
  const done = [ada.add('mail 1', 'a'), ada.add('mail 1', 'b'), ada.add('mail 2', 'c')];
  await Promise.resolve();
  gate.resolve();
  await Promise.all(done);
  expect(server.kept.get('mail 1')?.value).toEqual(['a', 'b']);
  expect(server.puts).toBe(2);
});

test.each([undefined, 500])(
  'a change that fails with %s stays, and is stored with the next load',
  async (status) => {
    const { server, ada } = await opened();
    server.before = () => Promise.reject(failure(status));
    expect(await ada.add('views', 'mine')).toBe(false);
    expect(ada.waiting()).toHaveLength(1);
    expect(ada.texts()).toEqual(['Failed to save this for the team']);
    server.before = works;
    await ada.open();
    await expect.poll(() => server.kept.get('views')?.value).toEqual(['mine']);
    await expect.poll(() => ada.waiting()).toEqual([]);
  },
);

test('a change that failed is stored by Try again', async () => {
  const { server, ada } = await opened();
  server.before = () => Promise.reject(failure(500));
  await ada.add('views', 'mine');
  server.before = works;
  expect(ada.said[0]?.action?.label).toBe('Try again');
  ada.said[0]?.action?.run();
  await expect.poll(() => server.kept.get('views')?.value).toEqual(['mine']);
});

test.each([404, 405, 501])(
  'a server that answers %i has no such calls: this browser keeps it',
  async (status) => {
    const server = createServer();
    server.before = () => Promise.reject(failure(status));
    const store = memoryStore();
    const ada = browser(server, storageOf('ada', store));
    await ada.open();
    await ada.add('views', 'mine');
    expect(server.puts).toBe(0);
    const again = browser(server, storageOf('ada', store));
    expect(await again.load()).toMatchObject([{ key: 'views', value: ['mine'] }]);
    const grace = browser(server, storageOf('grace', store));
    expect(await grace.load()).toEqual([]);
  },
);

test('without the calls, two tabs that change the same value lose nothing', async () => {
  const server = createServer();
  server.before = () => Promise.reject(failure(404));
  const store = memoryStore();
  const tabs = [browser(server, storageOf('ada', store)), browser(server, storageOf('ada', store))];
  await Promise.all(tabs.map((tab) => tab.open()));
  await Promise.all(tabs.map((tab, index) => tab.add('views', `tab ${index}`)));
  expect(tabs.map((tab) => tab.waiting())).toEqual([[], []]);
  expect(await tabs[0]?.load()).toMatchObject([{ value: ['tab 0', 'tab 1'] }]);
});

test('what the browser kept without the calls is handed over once, part by part', async () => {
  const server = createServer();
  server.set('mail 1', { mark: 'skipped' });
  server.set('views', [['keywords', 'Theirs', 'q=x']]);
  const storage = storageOf('ada');
  const views = [
    ['keywords', 'Mine', 'q=y'],
    ['keywords', 'Theirs', 'q=z'],
  ];
  const drafted = { mark: 'drafted' };
  storage.writeJson('sharedState', { 'mail 1': drafted, 'mail 2': drafted, views });
  const mail = browser(server, storage, 'mail ');
  await mail.open();
  await expect.poll(() => storage.readJson('sharedState', (value) => value)).toEqual({ views });
  expect(server.kept.get('mail 1')?.value).toEqual({ mark: 'skipped' });
  expect(server.kept.get('mail 2')?.value).toEqual(drafted);
  await browser(server, storage).open();
  await expect.poll(() => storage.readJson('sharedState', (value) => value)).toEqual({});
  expect(server.kept.get('views')?.value).toEqual([
    ['keywords', 'Theirs', 'q=x'],
    ['keywords', 'Mine', 'q=y'],
  ]);
  const { puts } = server;
  await mail.open();
  expect(server.puts).toBe(puts);
});

test('confirmations of the browser join those of the team', async () => {
  const server = createServer();
  server.set('confirmed', ['usps|theirs']);
  const storage = storageOf('ada');
  storage.writeJson('sharedState', { confirmed: ['usps|mine'] });
  await browser(server, storage, 'confirmed').open();
  await expect.poll(() => storage.readJson('sharedState', (value) => value)).toEqual({});
  expect(server.kept.get('confirmed')?.value).toEqual(['usps|theirs', 'usps|mine']);
});

test('what could not be handed over stays in the browser', async () => {
  const server = createServer();
  const ada = browser(server, storageOf('ada'), 'mail ');
  ada.storage.writeJson('sharedState', { 'mail 1': { mark: 'drafted' } });
  const loaded = await ada.load();
  server.before = () => Promise.reject(failure(413));
  ada.loaded(loaded, () => undefined);
  await expect.poll(() => ada.said).toHaveLength(1);
  expect(ada.storage.read('sharedState')).toContain('drafted');
});
