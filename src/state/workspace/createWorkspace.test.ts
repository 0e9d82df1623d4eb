import { describe, expect, it } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createTypedWrites } from '../typedWrites.ts';
import { createLedger } from '../generation/createLedger.ts';
import { testTabs } from '../generation/testTabs.ts';
import { createNotices } from '../notices.ts';
import { createWorkspace, storedWorkspaceDraft } from './createWorkspace.ts';

const acme = { company: 'Acme Ltd', domain: 'acme', fullName: 'Ada Lovelace' };

/** A fake server that answers when the test says so, and a browser with tabs. */
function browser() {
  const store = memoryStore({ ...acme, owner: 'ada' });
  const tabs = testTabs();
  const asked: string[] = [];
  let answer = Promise.withResolvers<void>();
  const real = createApi({ host: '' });
  const api = {
    ...real,
    workspaces: {
      ...real.workspaces,
      create: ({ domain }: typeof acme) => {
        asked.push(domain);
        return answer.promise;
      },
    },
  };
  return {
    asked,
    answer: () => answer.resolve(),
    refuse: () => {
      answer.reject(new Error('503'));
      answer = Promise.withResolvers<void>();
    },
    openTab: () => {
      const storage = createOwnedStorage(store, () => () => undefined);
      storage.claim('ada');
      const notices = createNotices();
      const said: string[] = [];
      notices.subscribe(({ text }) => said.push(text));
      const typedWrites = createTypedWrites(() => () => undefined);
      const services = {
        api,
        storage,
        typedWrites,
        notices,
        ledger: createLedger(tabs.dependencies),
      };
      return {
        storage,
        typedWrites,
        said,
        kept: () => storedWorkspaceDraft(services, ''),
        create: (workspace = acme) => createWorkspace(services, workspace, undefined),
      };
    },
  };
}

describe('creating a workspace', () => {
  it('deletes the draft after a success and shows a notice', async () => {
    const { openTab, answer } = browser();
    const tab = openTab();
    expect(tab.kept()).toEqual(acme);
    const created = tab.create();
    answer();
    await expect(created).resolves.toEqual({ ok: true });
    expect(tab.kept()).toEqual({ company: '', domain: '', fullName: '' });
    expect(tab.said).toEqual(['Your workspace acme has been created.']);
  });

  it('deletes the draft also where the suggested name was left as it is', async () => {
    const { openTab, answer } = browser();
    const tab = openTab();
    tab.storage.remove('fullName');
    const created = tab.create();
    answer();
    await created;
    expect(tab.kept()).toEqual({ company: '', domain: '', fullName: '' });
  });

  it('keeps what was typed while the request was running', async () => {
    const { openTab, answer } = browser();
    const tab = openTab();
    const created = tab.create();
    tab.typedWrites.soon('company', () => tab.storage.write('company', 'Acme & Sons'));
    answer();
    await created;
    expect(tab.kept()).toEqual({ ...acme, company: 'Acme & Sons' });
  });

  it('joins another press for the same address, in this tab and another', async () => {
    const { openTab, answer, asked } = browser();
    const [one, other] = [openTab(), openTab()];
    const all = [one.create(), one.create(), other.create()];
    answer();
    await Promise.all(all);
    expect(asked).toEqual(['acme']);
    expect(one.said).toHaveLength(1);
  });

  it('keeps the draft after a failure, and can try again', async () => {
    const { openTab, answer, refuse, asked } = browser();
    const tab = openTab();
    const failed = tab.create();
    refuse();
    await expect(failed).resolves.toMatchObject({ ok: false });
    expect(tab.kept()).toEqual(acme);
    answer();
    await expect(tab.create()).resolves.toEqual({ ok: true });
    expect(asked).toEqual(['acme', 'acme']);
  });
});
