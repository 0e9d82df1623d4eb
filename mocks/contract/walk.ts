import type { Call } from '#api/contract/call.ts';
import { calls } from '#api/contract/calls.ts';
import { paths, type CallName } from '#api/contract/paths.ts';
import { idFields } from '#server/rows/tables.ts';
import { demoProfile } from '../fixtures/demo.ts';
import { aUserRow } from '../fixtures/workspaceUser.ts';
import { newId, rowWith, type AnyRow, type Examination } from './examination.ts';
import { withoutField } from '../withoutField.ts';
import { companyLists, type CompanyList } from './companyLists.ts';
import { walkMerge } from './walkMerge.ts';
import { walkPeople } from './walkPeople.ts';
import { walkSections } from './walkSections.ts';

async function walkWorkspace(on: Examination): Promise<void> {
  const { exists } = await on.call('workspaces.check', 'returns whether the workspace exists');
  if (exists !== true) {
    const domain = on.target.workspace;
    const body = { company: 'Contract Check', domain, fullName: 'Contract Check' };
    await on.call('workspaces.create', 'creates the workspace', { body });
  }
}

async function walkUsers(on: Examination): Promise<void> {
  const { id: _id, ...fields } = aUserRow();
  const before = await on.rows('users.list', 'lists the users');
  await on.call('users.add', 'adds a user', { body: fields });
  const isLonger = (rows: readonly AnyRow[]) => rows.length === before.length + 1;
  const after = await on.rows('users.list', 'lists the added user', {}, isLonger);
  const id = newId('id', before, after);
  await on.call('users.edit', 'changes the user', { body: { id, ...fields, role: 'Editor' } });
  const isChanged = (rows: readonly AnyRow[]) => rowWith(rows, 'id', id)?.['role'] === 'Editor';
  await on.rows('users.list', 'lists the changed user', {}, isChanged);
  await on.call('users.remove', 'deletes the user', { body: { id } });
  const isGone = (rows: readonly AnyRow[]) => rowWith(rows, 'id', id) === undefined;
  await on.rows('users.list', 'no longer lists the user', {}, isGone);
}

async function walkBusiness(on: Examination): Promise<string | number> {
  const body = { domain: on.target.workspace, ...demoProfile };
  const { data } = await on.call('businessInfo.save', 'saves the business', { body });
  const { companyId } = data as { readonly companyId: string | number };
  await on.call('businessInfo.save', 'saves it again under its id', {
    body: { companyId, ...body },
  });
  const scraped = { body: { url: demoProfile.website, companyId } };
  await on.part(() =>
    on.call('businessInfo.scrape', 'reads the website, or says why it cannot', scraped),
  );
  const isNewest = ({ data }: AnyRow) => {
    const { companyId: told } = (data ?? {}) as { readonly companyId?: string | number };
    return String(told) === String(companyId);
  };
  await on.part(() => on.optional('businessInfo.get', 'returns the newest company', {}, isNewest));
  return companyId;
}

async function walkList(on: Examination, list: CompanyList, companyId: string | number) {
  const { area, changed } = list;
  const idField: string = idFields[area];
  const row = list.row && withoutField(idField, list.row);
  const name = (what: string) => `${area}.${what}` as CallName;
  const asked = { query: { companyId: String(companyId) } };
  const saved = { companyId, domain: on.target.workspace, ...demoProfile };
  // The insight calls name the workspace in their bodies too, and carry the whole profile to generate.
  const { body: generating }: Call = calls[`${area}.generate`];
  const isInsight = Object.hasOwn(generating?.entries ?? {}, 'domain');
  const domain = isInsight ? { domain: on.target.workspace } : {};
  const generateBody = isInsight ? saved : { companyId };
  await on.call(name('generate'), 'generates', { body: generateBody });
  const first = await on.rows(
    name('list'),
    'lists what was generated',
    asked,
    (rows) => rows.length > 0,
  );
  if (area === 'usps') {
    const body = { kind: area, id: first[0]?.[idField], field: 'description' };
    const isOther = ({ data }: AnyRow) =>
      (data as AnyRow | undefined)?.['value'] !== first[0]?.['description'];
    await on.part(() =>
      on.optional('suggestions.rewrite', 'rewrites one field', { body }, isOther),
    );
  }
  if (!row) return;
  await on.call(name('add'), 'adds one', { body: { companyId, ...domain, ...row } });
  const second = await on.rows(
    name('list'),
    'lists the added one',
    asked,
    (rows) => rows.length > first.length,
  );
  const id = newId(idField, first, second);
  if (changed) {
    const body = { [idField]: id, ...domain, ...row, ...changed };
    await on.call(name('edit'), 'changes it', { body });
    await on.rows(name('list'), 'lists the change', asked, (rows) =>
      Object.entries(changed).every(([key, value]) => rowWith(rows, idField, id)?.[key] === value),
    );
  }
  if (area === 'targetCompanies')
    await on.part(() => walkMerge(on, { area, idField, ...asked, owner: { companyId } }, id, row));
  if (!(name('remove') in paths)) return;
  await on.call(name('remove'), 'deletes it', { body: { [idField]: id } });
  const isGone = (rows: readonly AnyRow[]) => rowWith(rows, idField, id) === undefined;
  await on.rows(name('list'), 'no longer lists it', asked, isGone);
  if (area !== 'usps') return;
  await on.optional('rows.restore', 'gives it back', { body: { kind: area, id } });
  await on.call(name('remove'), 'deletes it again', { body: { [idField]: id } });
}

async function walkQuotes(on: Examination, companyId: unknown): Promise<void> {
  await on.optional('quotes.check', 'looks at the quoted pages again', { body: { companyId } });
  const query = { companyId: String(companyId) };
  await on.optional('quotes.list', 'lists what is gone', { query });
}

/** Stores a value, reads it, and removes it again. */
async function walkSharedState(on: Examination, companyId: string | number): Promise<void> {
  const key = 'contract check';
  const query = { companyId: String(companyId) };
  let version: unknown = 0;
  const versionIn = ({ data }: AnyRow): unknown => (data as AnyRow)['version'];
  const listed = ({ data }: AnyRow): unknown =>
    rowWith(data as readonly AnyRow[], 'key', key)?.['version'] ?? 0;
  const put = (description: string, value: unknown, holds: (answer: AnyRow) => boolean) =>
    on.optional(
      'sharedState.put',
      description,
      { body: { companyId, key, value, version } },
      holds,
    );
  const list = (description: string, holds: (answer: AnyRow) => boolean) =>
    on.optional('sharedState.list', description, { query }, holds);
  // An earlier check may have ended before it removed its value.
  await list('lists what is shared', (answer) => {
    version = listed(answer);
    return true;
  });
  await put('shares a value', { by: 'Contract Check' }, (answer) => {
    const before = version;
    version = versionIn(answer);
    return version !== before;
  });
  await list('lists the value', (answer) => listed(answer) === version);
  await put('removes it', null, (answer) => versionIn(answer) === 0);
}

/** Adds an entry twice, and takes it off. It concerns nobody, as the workspace may be one in use. */
async function walkDoNotContact(on: Examination): Promise<void> {
  const entry = 'contract-check.example';
  const body = { entry: `https://www.${entry}/`, reason: 'Contract Check' };
  let id: unknown;
  await on.optional('doNotContact.add', 'adds whom nobody writes to', { body }, ({ data }) => {
    const added = data as AnyRow;
    id = added['id'];
    return added['entry'] === entry;
  });
  const isSame = ({ data }: AnyRow) => String((data as AnyRow)['id']) === String(id);
  await on.optional('doNotContact.add', 'answers what is there', { body: { entry } }, isSame);
  const isListed = ({ data }: AnyRow) =>
    (data as readonly AnyRow[]).filter((row) => row['entry'] === entry).length === 1;
  await on.optional('doNotContact.list', 'lists it once', {}, isListed);
  await on.optional('doNotContact.remove', 'takes it off', { body: { id } });
}

/** Nothing is deleted and nobody becomes owner: the workspace may be one in use. */
async function walkWholeWorkspace(on: Examination, companyId: string | number): Promise<void> {
  const name = 'not the name';
  await on.optional('workspaces.mine', 'lists the workspaces of the person');
  await on.optional('workspace.get', 'returns the owner');
  await on.optional('workspace.activity', 'lists who has done what');
  await on.optional('workspace.export', 'exports a part');
  const refused = (call: CallName, description: string, body: object) =>
    on.optional(call, description, { body }, () => false);
  await refused('workspace.handOver', 'hands over to nobody', { id: 0 });
  await refused('workspace.removeCompany', 'deletes the company without its name', {
    companyId,
    name,
  });
  await refused('workspace.remove', 'deletes the workspace without its name', { name });
}

/** Makes every call of the contract in the order of the product, from an empty workspace to the last email. */
export async function walk(on: Examination): Promise<void> {
  await on.part(async () => {
    await walkWorkspace(on);
    await on.part(() => walkUsers(on));
    const companyId = await walkBusiness(on);
    for (const list of companyLists) {
      // One list after the other, so that the report is in order.
      await on.part(() => walkList(on, list, companyId));
    }
    await on.part(async () => {
      const query = { companyId: String(companyId) };
      await on.rows('contentIdeas.targetIcps', 'lists the ICPs to write for', { query });
    });
    await on.part(() => walkSections(on, companyId));
    await on.part(() => walkQuotes(on, companyId));
    await on.part(() => walkPeople(on, companyId));
    await on.part(() => walkSharedState(on, companyId));
    await on.part(() => walkDoNotContact(on));
    await on.part(() => walkWholeWorkspace(on, companyId));
  });
}
