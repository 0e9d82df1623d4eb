import { aContentIdeaRow } from '#mocks/fixtures/contentIdea.ts';
import { aGeographyRow } from '#mocks/fixtures/geography.ts';
import { anIcpRow } from '#mocks/fixtures/icp.ts';
import { aKeywordRow } from '#mocks/fixtures/keyword.ts';
import { aProspectRow } from '#mocks/fixtures/prospect.ts';
import { aTargetCompanyRow } from '#mocks/fixtures/targetCompany.ts';
import { aUspRow } from '#mocks/fixtures/usp.ts';
import { aUserRow } from '#mocks/fixtures/workspaceUser.ts';
import type { Rows } from '#server/rows/rows.ts';
import { idFields, type Table, type Tables, type WireRow } from '#server/rows/tables.ts';
import { everyone, marked, profileOf, type Person } from './isolationPeople.ts';

/** How many rows each list has. */
const rows = 3;

/** The ids of a person's rows that the browser stores. */
export type Ids = Awaited<ReturnType<typeof seedPerson>>;

/** Adds marked rows, without their ids, which the database assigns. */
export async function fill<Name extends Table>(
  store: Rows,
  table: Name,
  { workspace, mark }: Pick<Person, 'workspace' | 'mark'>,
  owner: number,
  make: (change: object, index: number) => WireRow<Name>,
  count = rows,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const parts = Object.entries(marked(make({}, index), mark));
    const value = Object.fromEntries(parts.filter(([field]) => field !== idFields[table]));
    ids.push((await store.insert(table, workspace, String(owner), value as Tables[Name])).id);
  }
  return ids;
}

/** A workspace whose members contain its mark. */
async function seedWorkspace(store: Rows, workspace: string): Promise<void> {
  const mark = `canaryin${workspace}`;
  const about = { company: `Company ${mark}`, domain: workspace, fullName: `Owner ${mark}` };
  await store.names.put('workspaces', workspace, workspace, about);
  await store.names.put('open', workspace, workspace, true);
  for (let index = 0; index < rows; index += 1) {
    const { name, role } = marked(aUserRow({}, index), mark);
    const email = `user${index}@${mark}.example`;
    await store.insert('users', workspace, '', { name, role, email });
  }
  const blocked = { reason: '', by: '', at: '2026-11-29T10:00:00.000Z' };
  await store.insert('doNotContact', workspace, '', { entry: `${mark}.example`, ...blocked });
}

/** All rows a person can have in a workspace. */
async function seedPerson(store: Rows, who: Person) {
  const { id: company } = await store.insert('companies', who.workspace, '', profileOf(who));
  await fill(store, 'usps', who, company, aUspRow);
  await fill(store, 'icps', who, company, anIcpRow);
  await fill(store, 'geographies', who, company, aGeographyRow);
  await fill(store, 'keywords', who, company, aKeywordRow);
  await fill(store, 'contentIdeas', who, company, aContentIdeaRow);
  const targets = await fill(store, 'targetCompanies', who, company, aTargetCompanyRow);
  const prospects: number[] = [];
  for (const targetid of targets) {
    const make = (_: object, index: number) => aProspectRow({ targetid }, index);
    prospects.push(...(await fill(store, 'prospects', who, targetid, make)));
  }
  for (const prospectid of prospects) {
    const letters = [1, 2, 3].map((n) => ({ emailSubject: `Letter ${n}`, emailBody: `Dear ${n}` }));
    const value = marked(letters, who.mark);
    await store.names.put('letters', who.workspace, String(prospectid), value);
  }
  return { company, targets, prospects };
}

/** Fills all workspaces and returns the ids. */
export async function seedEveryone(store: Rows): Promise<ReadonlyMap<Person, Ids>> {
  for (const workspace of new Set(everyone.map((who) => who.workspace)))
    await seedWorkspace(store, workspace);
  const known = new Map<Person, Ids>();
  for (const who of everyone) known.set(who, await seedPerson(store, who));
  return known;
}

/** The stored values of a person who has worked in the product. */
export function keptOf(who: Person, { company, targets, prospects }: Ids): Record<string, string> {
  const { mark, workspace } = who;
  const info = { ...profileOf(who), companyId: company, domain: workspace };
  return {
    onboardingStage: 'done',
    onboardingLastPath: '/dashboard',
    businessInfo: JSON.stringify(info),
    welcomedCompany: String(company),
    company: `Typed ${mark}`,
    domain: mark,
    fullName: `Typed ${mark}`,
    selectedTargetCompanyIds: JSON.stringify(targets),
    selectedTargetCompanies: JSON.stringify(
      targets.map((targetid) => ({ targetid, name: `Chosen ${mark}` })),
    ),
    selectedProspectIds: JSON.stringify(prospects.slice(0, 2)),
  };
}
