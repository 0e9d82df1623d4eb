import { demoProfile, demoWorkspace } from '../fixtures/demo.ts';
import type { Store } from '../store/store.ts';

/** The demo workspace with its business alone, whose id it returns: on an empty store that is `demoCompanyId`. */
export function seedCompany(store: Store): string {
  const workspace = demoWorkspace.domain;
  const id = String(store.nextId());
  store.workspaces.put(workspace, workspace, { owner: '', value: demoWorkspace });
  store.companies.put(workspace, id, { owner: '', value: demoProfile });
  return id;
}
