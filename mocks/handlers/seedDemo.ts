import { demoUsers, demoWorkspace } from '../fixtures/demo.ts';
import type { Store } from '../store/store.ts';
import { grow } from './grow.ts';
import { growLetters, growProspects } from './growPeople.ts';
import { seedCompany } from './seedCompany.ts';
import { append } from './world.ts';

/** Fills the demo workspace as if its members had worked in it for a while. */
export function seedDemo(store: Store): void {
  const workspace = demoWorkspace.domain;
  if (store.workspaces.get(workspace, workspace)) return;
  const company = seedCompany(store);
  for (const user of demoUsers) {
    append(store, store.users, workspace, '', (id) => ({ id, ...user }));
  }
  grow(store, 'usps', workspace, company);
  grow(store, 'icps', workspace, company);
  grow(store, 'geographies', workspace, company);
  grow(store, 'keywords', workspace, company);
  grow(store, 'keywords', workspace, company);
  const targets = grow(store, 'targetCompanies', workspace, company);
  grow(store, 'contentIdeas', workspace, company);
  const people = targets.flatMap(({ targetid }) => growProspects(store, workspace, targetid));
  for (const { prospectid } of people.slice(0, 6)) {
    for (let round = 0; round < 3; round += 1) {
      growLetters(store, workspace, company, prospectid);
    }
  }
}
