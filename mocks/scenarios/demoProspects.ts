import type { Prospect } from '#domain/prospect.ts';
import { demoCompanyId, demoWorkspace } from '../fixtures/demo.ts';
import { seedDemo } from '../handlers/seedDemo.ts';
import { createStore } from '../store/store.ts';

/** Someone in `ready()`, and how many letters were written to them so far. */
export interface DemoProspect extends Prospect {
  readonly letters: number;
}

/** The prospects of `ready()`, as the product knows them: the first ones have their mail already. */
export function readyProspects(): readonly DemoProspect[] {
  const store = createStore();
  seedDemo(store);
  const workspace = demoWorkspace.domain;
  return store.targetCompanies.list(workspace, String(demoCompanyId)).flatMap(({ targetid }) =>
    store.prospects.list(workspace, String(targetid)).map((row) => ({
      id: row.prospectid,
      name: row.prospect_name,
      companyName: row.prospect_company_name,
      role: row.role,
      targetCompanyId: targetid,
      letters: store.letters.get(workspace, String(row.prospectid))?.value.length ?? 0,
    })),
  );
}
