import { expect, it, vi } from 'vitest';
import { createApi } from '#api/createApi.ts';
import { apiFailure } from '#api/testing/apiFailure.ts';
import type { SavedBusinessInfo } from '#domain/business/businessInfo.ts';
import { aSavedBusiness } from '#domain/testing/aSavedBusiness.ts';
import { ownedKeys } from '#domain/session/localKeys.ts';
import { t } from '#domain/words/translate.ts';
import { memoryStore } from '#platform/textStore.ts';
import { storageOf } from '#platform/testing/storageOf.ts';
import { createWorkspaceBusiness } from './business/workspaceBusiness.ts';
import { createServices } from './createServices.ts';
import { deleteCompany, deleteWorkspace } from './deletions.ts';
import { createProgress } from './onboarding/progress.ts';
import { createWork } from './work.ts';

const velo = aSavedBusiness({ name: 'Velo' });
const rye = aSavedBusiness({ companyId: 5, name: 'Rye & Sons' });
const former = { info: velo, stage: 'done', keywords: null };

/** A browser that works on Velo, and a server whose deletions answer with `answer` and which then tells what is left. */
function open(
  answer: () => Promise<void> = async () => undefined,
  newest: () => Promise<SavedBusinessInfo> = async () => rye,
  check: () => Promise<boolean> = async () => false,
) {
  const store = memoryStore({
    owner: 'ada',
    businessInfo: JSON.stringify(velo),
    formerBusinesses: JSON.stringify([{ ...former, info: rye }]),
    onboardingStage: 'done',
    onboardingLastPath: '/target-companies',
    selectedTargetCompanyIds: '[1]',
    selectedProspectIds: '[2]',
    singleKeys: 'off',
    'aside|grace|businessInfo': JSON.stringify(rye),
  });
  const tab = memoryStore();
  const storage = storageOf('ada', store);
  const leaving = new AbortController();
  const real = createApi({ host: '' });
  const sent: unknown[] = [];
  const remove = async (...asked: unknown[]) => {
    sent.push(asked);
    await answer();
  };
  const save = Promise.withResolvers<{ readonly companyId: number }>();
  const made = createServices({
    api: {
      ...real,
      workspace: { ...real.workspace, remove, removeCompany: remove },
      workspaces: { ...real.workspaces, check },
      businessInfo: { ...real.businessInfo, get: newest, save: () => save.promise },
      usps: { ...real.usps, list: async () => [] },
      icps: { ...real.icps, list: async () => [] },
      geographies: { ...real.geographies, list: async () => [] },
    },
    workspace: 'acme',
    storage,
    left: leaving.signal,
    tabTexts: tab,
    wait: () => new Promise(() => undefined),
  });
  let isAsking = false;
  const work = createWork({
    left: leaving.signal,
    isCurrentOwner: () => true,
    askBeforeClosing: (isWanted) => (isAsking = isWanted),
  });
  const services = { ...made, work };
  const said: string[] = [];
  services.notices.subscribe(({ text }) => said.push(text));
  const progress = createProgress(storage, 'http://acme.app.localhost');
  const business = createWorkspaceBusiness({ ...services, progress });
  const forgetRows = vi.fn<(companyId: string) => void>();
  return {
    ...services,
    store,
    tab,
    business,
    progress,
    forgetRows,
    sent,
    said,
    signOut: () => leaving.abort(),
    /** Begins work of this name that never ends. */
    begin: (name: string) => {
      const plan = {
        kind: 'adding',
        textOf: String,
        run: () => new Promise<void>(() => undefined),
      } as const;
      work.of<string>(name).start(plan, [{ key: name, data: name }]);
    },
    isAskedBeforeClosing: () => isAsking,
    worksOn: () => work.underWay().length,
    deleteCompany: (typed = 'Velo') =>
      deleteCompany({ ...services, business, forgetRows }, velo, typed),
    deleteWorkspace: () => deleteWorkspace(services, 'acme'),
  };
}

const refusal = 'The name is “Velo Werk”. Type it to delete it.';

it('forgets a deleted company, and adopts the other one of the workspace', async () => {
  const { deleteCompany: press, storage, progress, business, sent, said, forgetRows } = open();
  await expect(press()).resolves.toEqual({ ok: true });
  expect(sent).toEqual([['acme', 7, 'Velo']]);
  expect(said).toEqual(['Deleted “Velo”']);
  expect(forgetRows).toHaveBeenCalledExactlyOnceWith('7');
  await vi.waitFor(() => expect(business.isPending()).toBe(false));
  expect(storage.readJson('businessInfo', (info) => info)).toEqual(rye);
  expect(progress.getSnapshot()).toEqual({ stage: 'usps', lastPath: '/usps' });
  expect(storage.read('selectedTargetCompanyIds')).toBeUndefined();
  expect(storage.read('selectedProspectIds')).toBeUndefined();
  // It is the present one now, so that one cannot go back to it.
  expect(storage.read('formerBusinesses')).toBe('[]');
});

it('leaves a company that another tab has chosen meanwhile', async () => {
  const { deleteCompany: press, storage, progress } = open();
  storage.writeJson('businessInfo', rye);
  storage.writeJson('formerBusinesses', [former]);
  await press();
  expect(storage.readJson('businessInfo', (info) => info)).toEqual(rye);
  expect(progress.getSnapshot().stage).toBe('done');
  expect(storage.read('formerBusinesses')).toBe('[]');
});

it('ends the work on the company, and no other', async () => {
  const { deleteCompany: press, begin, worksOn, firstLists } = open();
  for (const name of ['adding usps|acme|7|ada', 'prospects acme|7', 'adding users|acme||ada'])
    begin(name);
  begin('emails acme|70');
  firstLists.start({ workspace: 'acme', companyId: 7, info: velo });
  await press();
  expect(worksOn()).toBe(2);
  expect(firstLists.state().status).toBe('idle');
});

it('changes nothing when the server refuses, and shows its sentence', async () => {
  const failure = apiFailure('workspace.removeCompany', 409, refusal);
  const { deleteCompany: press, storage, progress, said } = open(() => Promise.reject(failure));
  await expect(press()).resolves.toEqual({ ok: false, message: refusal });
  expect(storage.readJson('businessInfo', (info) => info)).toEqual(velo);
  expect(progress.getSnapshot().stage).toBe('done');
  expect(said).toEqual([]);
});

it('takes 404 for a deletion whose first answer was lost', async () => {
  const answers = [
    apiFailure('workspace.removeCompany'),
    apiFailure('workspace.removeCompany', 404),
  ];
  const { deleteCompany: press, said } = open(() => Promise.reject(answers.shift()));
  await expect(press()).resolves.toEqual({ ok: false, message: 'Failed to delete the company.' });
  await expect(press()).resolves.toEqual({ ok: true });
  expect(said).toEqual(['Deleted “Velo”']);
});

it('says that a server without the call deletes nothing, and forgets nothing', async () => {
  const missing = () => Promise.reject(apiFailure('workspace.remove', 404));
  const cannot = { ok: false, message: t('workspace.notDeletable') };
  const { storage, said, ...page } = open(
    missing,
    async () => velo,
    async () => true,
  );
  await expect(page.deleteCompany()).resolves.toEqual(cannot);
  await expect(page.deleteWorkspace()).resolves.toEqual(cannot);
  expect(storage.readJson('businessInfo', (info) => info)).toEqual(velo);
  expect(storage.read('singleKeys')).toBe('off');
  expect(said).toEqual([]);
});

it('says the first failure where the server does not tell what is left', async () => {
  const failed = { ok: false, message: 'Failed to delete the workspace.' };
  const { storage, ...page } = open(
    () => Promise.reject(apiFailure('workspace.remove', 404)),
    () => Promise.reject(apiFailure('businessInfo.get', 404)),
    () => Promise.reject(apiFailure('workspaces.check', 500)),
  );
  await expect(page.deleteCompany()).resolves.toEqual(failed);
  await expect(page.deleteWorkspace()).resolves.toEqual(failed);
  expect(storage.readJson('businessInfo', (info) => info)).toEqual(velo);
});

it('takes 404 for a workspace that is gone', async () => {
  const missing = () => Promise.reject(apiFailure('workspace.remove', 404));
  const unknown = () => Promise.reject(apiFailure('workspaces.check', 404));
  for (const check of [undefined, unknown]) {
    const { deleteWorkspace: press, storage } = open(missing, undefined, check);
    await expect(press()).resolves.toEqual({ ok: true });
    expect(storage.read('singleKeys')).toBeUndefined();
  }
});

it('waits for a save of the business, which would store the company again', async () => {
  const { deleteCompany: press, business, sent } = open();
  const { companyId: _id, domain: _domain, ...profile } = velo;
  void business.save({
    profile,
    isNewEntry: false,
    countKeywords: () => null,
  });
  await expect(press()).resolves.toEqual({ ok: false, message: t('business.stillSaving') });
  expect(sent).toEqual([]);
});

it('keeps nothing of the person in a deleted workspace, and all of others', async () => {
  const { deleteWorkspace: press, storage, store, drafts, tab, begin, sent, ...page } = open();
  begin('adding users|acme||ada');
  expect(page.isAskedBeforeClosing()).toBe(true);
  drafts.write('users', { fields: { name: 'Noor' } });
  tab.write('draft|grace|users', '{}');
  await expect(press()).resolves.toEqual({ ok: true });
  expect(sent).toEqual([['acme', 'acme']]);
  expect(ownedKeys.filter((key) => storage.read(key) !== undefined)).toEqual([]);
  expect(store.read('aside|grace|businessInfo')).toBe(JSON.stringify(rye));
  expect(drafts.read('users')).toBeNull();
  expect(tab.read('draft|grace|users')).toBe('{}');
  expect(page.isAskedBeforeClosing()).toBe(false);
});

it('removes nothing when the workspace stays, or the person has signed out meanwhile', async () => {
  const failed = open(() => Promise.reject(apiFailure('workspace.remove', 409, refusal)));
  await expect(failed.deleteWorkspace()).resolves.toEqual({ ok: false, message: refusal });
  expect(failed.storage.read('singleKeys')).toBe('off');
  const gone = open();
  const pressed = gone.deleteWorkspace();
  gone.signOut();
  await pressed;
  expect(gone.storage.read('singleKeys')).toBe('off');
});
