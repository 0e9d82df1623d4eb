import type { Prospect } from '#domain/companies/prospect.ts';
import { seedDemo } from '#server/operations/demo/seedDemo.ts';
import { contextInMemory } from '../contextInMemory.ts';
import { demoCompanyId, demoWorkspace } from '../fixtures/demo.ts';

/** A prospect of `ready()`, and the number of mails written to them. */
export interface DemoProspect extends Prospect {
  readonly letters: number;
}

/** The prospects of `ready()`, as the product knows them: the first ones have their mail already. */
export async function readyProspects(): Promise<readonly DemoProspect[]> {
  const context = contextInMemory();
  await seedDemo(context);
  const { rows } = context;
  const workspace = demoWorkspace.domain;
  const people: DemoProspect[] = [];
  for (const target of await rows.list('targetCompanies', workspace, String(demoCompanyId))) {
    for (const { id, value } of await rows.list('prospects', workspace, String(target.id))) {
      const letters = await rows.names.get('letters', workspace, String(id));
      people.push({
        id,
        name: value.prospect_name,
        companyName: value.prospect_company_name,
        role: value.role,
        email: value.prospect_email ?? '',
        foreignId: value.foreign_id ?? '',
        targetCompanyId: target.id,
        letters: letters?.length ?? 0,
      });
    }
  }
  return people;
}
