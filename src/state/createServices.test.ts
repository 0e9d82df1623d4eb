import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createServices } from './createServices.ts';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

it('stores text typed just before sign-out, before the data is set aside', () => {
  const storage = createOwnedStorage(memoryStore(), () => () => undefined);
  storage.claim('ada');
  const leaving = new AbortController();
  const { drafts } = createServices({
    api: createApi({ host: '', fetch: () => new Promise(() => undefined) }),
    workspace: 'acme',
    storage,
    left: leaving.signal,
    tabs: { post: () => undefined, subscribe: () => () => undefined },
  });
  drafts.write('usps.new', { title: 'Baked at dawn' });
  leaving.abort();
  storage.release();
  storage.claim('ada');
  expect(storage.read('formDrafts')).toContain('Baked at dawn');
});
