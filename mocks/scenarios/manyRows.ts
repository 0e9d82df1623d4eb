import { demoWorkspace } from '../fixtures/demo.ts';
import { aContentIdeaRow } from '../fixtures/contentIdea.ts';
import { aGeographyRow } from '../fixtures/geography.ts';
import { anIcpRow } from '../fixtures/icp.ts';
import { aKeywordRow } from '../fixtures/keyword.ts';
import { aProspectRow } from '../fixtures/prospect.ts';
import { aTargetCompanyRow } from '../fixtures/targetCompany.ts';
import { aUspRow } from '../fixtures/usp.ts';
import { aUserRow } from '../fixtures/workspaceUser.ts';
import { append } from '../handlers/world.ts';
import { seedCompany } from '../handlers/seedCompany.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

/** Fills every list of the demo workspace with so many rows. All prospects work at the first target company. */
export function fillWith(store: Store, count: number): void {
  const workspace = demoWorkspace.domain;
  const company = seedCompany(store);
  const fill = <Row>(
    collection: Collection<Row>,
    make: (id: number, index: number) => Row,
    owner = company,
  ) => {
    for (let index = 0; index < count; index += 1) {
      append(store, collection, workspace, owner, (id) => make(id, index));
    }
  };
  fill(store.usps, (uspid, index) => aUspRow({ uspid }, index));
  fill(store.icps, (icpid, index) => anIcpRow({ icpid }, index));
  fill(store.geographies, (geoid, index) => aGeographyRow({ geoid }, index));
  fill(store.targetCompanies, (targetid, index) => aTargetCompanyRow({ targetid }, index));
  fill(store.keywords, (keywordid, index) => aKeywordRow({ keywordid }, index));
  fill(store.contentIdeas, (contentideaid, index) => aContentIdeaRow({ contentideaid }, index));
  fill(store.users, (id, index) => aUserRow({ id }, index), '');
  const [first] = store.targetCompanies.list(workspace, company);
  if (!first) return;
  const { targetid, target_company_name: employer } = first;
  fill(
    store.prospects,
    (prospectid, index) =>
      aProspectRow({ prospectid, targetid, prospect_company_name: employer }, index),
    String(targetid),
  );
}

/** So many target companies in the demo workspace, and nothing else beside its business. */
export function fillTargets(store: Store, count: number): void {
  const company = seedCompany(store);
  for (let index = 0; index < count; index += 1) {
    append(store, store.targetCompanies, demoWorkspace.domain, company, (targetid) =>
      aTargetCompanyRow({ targetid }, index),
    );
  }
}
