import { describe, expect, it } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { createApi } from '#api/createApi.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createAttempts } from './attempts.ts';

const business = { name: 'Crumb & Co', size: '1-10', website: '', description: '' } as const;
const usp = { title: 'Quick', description: 'd', valueProposition: 'v' };

type Fate = 'made' | 'lost' | 'held' | number;

/** A server that stores one row per key, and a browser whose page can be reloaded. */
function world() {
  const store = memoryStore({ owner: 'ada' });
  const keys: (string | null)[] = [];
  const fates: Fate[] = [];
  const held = Promise.withResolvers<void>();
  let now = 0;
  let made = 0;
  const fetch = async (request: Request) => {
    if (request.method === 'DELETE') return Response.json({ success: true });
    keys.push(request.headers.get('idempotency-key'));
    const fate = fates.shift() ?? 'made';
    if (fate === 'held') await held.promise;
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (typeof fate === 'number') return Response.json({ message: 'No' }, { status: fate });
    return Response.json({ success: true, data: { companyId: 7 } });
  };
  const load = () => {
    const storage = storageOf('ada', store);
    const attempts = createAttempts({
      storage,
      now: () => now,
      newKey: () => {
        made += 1;
        return `k${made}`;
      },
    });
    const api = createApi({ host: 'https://api.test', attempts, fetch });
    const quietly = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        () => undefined,
      );
    return {
      add: (title = 'Quick', workspace = 'acme') =>
        quietly(api.usps.add(workspace, 7, { ...usp, title })),
      remove: () => quietly(api.usps.remove('acme', 1)),
      generate: () => quietly(api.keywords.generate('acme', 7)),
      save: (description: string) =>
        quietly(api.businessInfo.save('acme', { ...business, description }, 7)),
      edit: () => quietly(api.usps.edit('acme', { id: 1 }, usp)),
      kept: () => storage.read('attempts') ?? '[]',
    };
  };
  return {
    load,
    keys,
    fates,
    letGo: () => held.resolve(),
    later: (ms: number) => {
      now += ms;
    },
  };
}

describe('a request that makes a row', () => {
  it.each<[string, Fate, string]>([
    ['its answer was lost', 'lost', 'k1'],
    ['the server failed', 502, 'k1'],
    ['a row was made', 'made', 'k2'],
    ['it was refused', 422, 'k2'],
    ['another was in the way', 409, 'k2'],
  ])('after which %s (%s) is sent again under the key %s', async (_what, fate, key) => {
    const { load, keys, fates } = world();
    const { add, kept } = load();
    fates.push(fate);
    await add();
    await add();
    expect(keys).toEqual(['k1', key]);
    expect(kept()).toBe('[]');
  });

  it('has a new key when another content or call is sent', async () => {
    const { load, keys, fates } = world();
    const { add } = load();
    fates.push('lost', 'lost', 'lost');
    await add();
    await add('Near');
    await add('Quick', 'other');
    await add();
    await add('Near');
    expect(keys).toEqual(['k1', 'k2', 'k3', 'k1', 'k2']);
  });

  it('stores nothing of its content', async () => {
    const { load, fates } = world();
    const { add, kept } = load();
    fates.push('lost');
    await add('Confidential');
    expect(JSON.parse(kept())).toHaveLength(1);
    expect(kept()).not.toContain('Confidential');
  });

  it('keeps its key after a reload, also during the request', async () => {
    const { load, keys, fates } = world();
    fates.push('held');
    void load().add();
    await load().add();
    expect(keys).toEqual(['k1', 'k1']);
  });

  it('is another attempt while an equal one runs', async () => {
    const { load, keys, fates, letGo } = world();
    const { add, kept } = load();
    fates.push('held', 'lost');
    const first = add();
    await add();
    letGo();
    await first;
    await add();
    expect(keys).toEqual(['k1', 'k2', 'k2']);
    expect(kept()).toBe('[]');
  });

  it('is a new attempt after a deletion of its kind, and after a day', async () => {
    const { load, keys, fates, later } = world();
    const { add, remove } = load();
    fates.push('lost', 'lost');
    await add();
    await remove();
    await add();
    later(23 * 3_600_000);
    await add();
    expect(keys).toEqual(['k1', 'k2', 'k3']);
  });

  it('is a new attempt once another text of the business was saved', async () => {
    const { load, keys, fates } = world();
    const { save } = load();
    fates.push('lost');
    await save('Bread');
    await save('Bread and cakes');
    await save('Bread');
    expect(keys).toEqual(['k1', 'k2', 'k3']);
  });

  it('has no key when it creates nothing', async () => {
    const { load, keys } = world();
    const { edit, generate } = load();
    await edit();
    await generate();
    expect(keys).toEqual([null, null]);
  });

  it('reads any stored value', async () => {
    for (const kept of ['{', '{}', '[1,null,{"request":1}]', 'null']) {
      const storage = storageOf('ada', memoryStore({ owner: 'ada', attempts: kept }));
      const attempts = createAttempts({ storage, newKey: () => 'k', now: () => 0 });
      expect(attempts.begin('usps.add', 'acme {}').key).toBe('k');
    }
  });
});
