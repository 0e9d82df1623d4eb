import { aContentIdeaRow } from '#mocks/fixtures/contentIdea.ts';
import { aGeographyRow } from '#mocks/fixtures/geography.ts';
import { anIcpRow } from '#mocks/fixtures/icp.ts';
import { aKeywordRow } from '#mocks/fixtures/keyword.ts';
import { aProspectRow } from '#mocks/fixtures/prospect.ts';
import { aTargetCompanyRow } from '#mocks/fixtures/targetCompany.ts';
import { aUspRow } from '#mocks/fixtures/usp.ts';
import { aUserRow } from '#mocks/fixtures/workspaceUser.ts';
import { append } from '#mocks/handlers/world.ts';
import type { Collection } from '#mocks/store/collection.ts';
import type { Persistence } from '#mocks/store/persistence.ts';
import { createStore, type Store } from '#mocks/store/store.ts';
import { everyone, marked, profileOf, type Person } from './isolationPeople.ts';

/** How many rows each list has. */
const rows = 3;

/** What of a person's has an id that the browser keeps. */
export interface Ids {
  readonly company: number;
  readonly targets: readonly number[];
  readonly prospects: readonly number[];
}

function fill<Row>(
  store: Store,
  collection: Collection<Row>,
  who: Person,
  owner: string,
  make: (id: number, index: number) => Row,
): readonly number[] {
  return Array.from({ length: rows }, (_, index) => {
    let given = 0;
    append(store, collection, who.workspace, owner, (id) => {
      given = id;
      return marked(make(id, index), who.mark);
    });
    return given;
  });
}

/** A workspace whose members all bear its own mark. */
function seedWorkspace(store: Store, workspace: string): void {
  const mark = `canaryin${workspace}`;
  const about = { company: `Company ${mark}`, domain: workspace, fullName: `Owner ${mark}` };
  store.workspaces.put(workspace, workspace, { owner: '', value: about });
  for (let index = 0; index < rows; index += 1)
    append(store, store.users, workspace, '', (id) => ({
      ...marked(aUserRow({ id }, index), mark),
      email: `user${index}@${mark}.example`,
    }));
}

/** Everything a person can have in a workspace. */
function seedPerson(store: Store, who: Person): Ids {
  const company = store.nextId();
  const owner = String(company);
  store.companies.put(who.workspace, owner, { owner: '', value: profileOf(who) });
  fill(store, store.usps, who, owner, (uspid, n) => aUspRow({ uspid }, n));
  fill(store, store.icps, who, owner, (icpid, n) => anIcpRow({ icpid }, n));
  fill(store, store.geographies, who, owner, (geoid, n) => aGeographyRow({ geoid }, n));
  fill(store, store.keywords, who, owner, (keywordid, n) => aKeywordRow({ keywordid }, n));
  fill(store, store.contentIdeas, who, owner, (contentideaid, n) =>
    aContentIdeaRow({ contentideaid }, n),
  );
  const targets = fill(store, store.targetCompanies, who, owner, (targetid, n) =>
    aTargetCompanyRow({ targetid }, n),
  );
  const prospects = targets.flatMap((targetid) =>
    fill(store, store.prospects, who, String(targetid), (prospectid, n) =>
      aProspectRow({ prospectid, targetid }, n),
    ),
  );
  for (const prospectid of prospects) {
    const letters = [1, 2, 3].map((n) => ({ emailSubject: `Letter ${n}`, emailBody: `Dear ${n}` }));
    const value = marked(letters, who.mark);
    store.letters.put(who.workspace, String(prospectid), { owner: '', value });
  }
  return { company, targets, prospects };
}

/** Fills the workspaces of everyone, and says what is where. */
export function seedEveryone(persistence: Persistence): ReadonlyMap<Person, Ids> {
  const store = createStore(persistence);
  for (const workspace of new Set(everyone.map((who) => who.workspace)))
    seedWorkspace(store, workspace);
  return new Map(everyone.map((who) => [who, seedPerson(store, who)]));
}

/** What the browser keeps of someone who has worked for a while. */
export function keptOf(who: Person, { company, targets, prospects }: Ids): Record<string, string> {
  const { mark, workspace } = who;
  const info = { ...profileOf(who), companyId: company, domain: workspace };
  const edit = { subject: `Edited ${mark}`, body: `Edited ${mark}` };
  return {
    onboardingStage: 'done',
    onboardingLastPath: '/dashboard',
    businessInfo: JSON.stringify(info),
    businessDraft: JSON.stringify({ ...info, description: `Typed ${mark}` }),
    welcomedCompany: String(company),
    company: `Typed ${mark}`,
    domain: mark,
    fullName: `Typed ${mark}`,
    selectedTargetCompanyIds: JSON.stringify(targets),
    selectedTargetCompanies: JSON.stringify(
      targets.map((targetid) => ({ targetid, name: `Chosen ${mark}` })),
    ),
    selectedProspectIds: JSON.stringify(prospects.slice(0, 2)),
    emailReview: JSON.stringify({
      [String(prospects[0])]: { mark: null, chosenKey: null, edits: { '#0': edit } },
    }),
  };
}
