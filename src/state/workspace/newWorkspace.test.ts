import { expect, it } from 'vitest';
import { storageOf } from '#platform/testing/storageOf.ts';
import { apiFailure } from '#api/testing/apiFailure.ts';
import { createApi } from '#api/createApi.ts';
import { memoryStore } from '#platform/textStore.ts';
import { heardNotices } from '../testing/heardNotices.ts';
import { createWorkspace, storedWorkspaceDraft } from './newWorkspace.ts';

const acme = { company: 'Acme Ltd', domain: 'acme', fullName: 'Ada Lovelace' };
const blank = { company: '', domain: '', fullName: '' };

/** A browser with a typed draft, and a server that answers with `create`. */
function browser(create: () => Promise<void> = async () => undefined) {
  const storage = storageOf('ada', memoryStore({ ...acme, owner: 'ada' }));
  const { notices, texts } = heardNotices();
  const real = createApi({ host: '' });
  const services = {
    api: { ...real, workspaces: { ...real.workspaces, create } },
    storage,
    notices,
  };
  return {
    storage,
    texts,
    kept: () => storedWorkspaceDraft(services, ''),
    create: () => createWorkspace(services, acme, undefined),
  };
}

it('deletes the draft after a success and shows a notice', async () => {
  const { kept, create, texts } = browser();
  expect(kept()).toEqual(acme);
  await expect(create()).resolves.toEqual({ ok: true });
  expect(kept()).toEqual(blank);
  expect(texts()).toEqual(['Your workspace acme has been created.']);
});

it('deletes the draft also where the suggested name was left as it is', async () => {
  const { storage, kept, create } = browser();
  storage.remove('fullName');
  await create();
  expect(kept()).toEqual(blank);
});

it('that fails after Stop waiting is said by a notice', async () => {
  const { create, texts } = browser(() => Promise.reject(apiFailure('workspaces.create')));
  const outcome = await create();
  expect(texts()).toEqual([]);
  if (!outcome.ok) outcome.sayElsewhere?.();
  expect(texts()).toEqual(['Failed to create workspace. Please try again.']);
});

it('keeps what was typed after the person had stopped waiting', async () => {
  const answer = Promise.withResolvers<void>();
  const { storage, kept, create } = browser(() => answer.promise);
  const created = create();
  storage.write('company', 'Acme & Sons');
  answer.resolve();
  await created;
  expect(kept()).toEqual({ ...acme, company: 'Acme & Sons' });
});
