import type { Context } from '#server/operations/context.ts';
import { seedDemo } from '#server/operations/demo/seedDemo.ts';
import { demoCompanyId, demoWorkspace } from '../fixtures/demo.ts';
import { noFigures } from '../fixtures/keyword.ts';
import { keywordDescription } from '#domain/keywords/keyword.ts';

const workspace = demoWorkspace.domain;

/** The website fields of the first companies. The others have none. */
const sites = [
  { website: 'https://www.first.example/', website_found: true },
  { website: 'https://second.example/', website_found: false },
  { website_found: false },
] as const;

const letters = ['We bake before dawn.', 'Three of your neighbours buy from us.', 'A short one.'];

/** The figures of a keyword, all null, under their names in answers. */
const unknownFigures = Object.fromEntries(
  Object.keys(noFigures).map((name) => [
    keywordDescription.fields[name as keyof typeof noFigures].onWire,
    null,
  ]),
);

/**
 * Fills the demo workspace like a model without a keyword source: keywords and geographies have no figures, the first person at each company
 * is a role without a name, whose mail greets nobody by name, and two companies have no website that answers.
 */
export async function seedGaps(context: Context): Promise<void> {
  await seedDemo(context);
  const { rows } = context;
  const company = String(demoCompanyId);
  for (const { id } of await rows.list('keywords', workspace, company))
    await rows.update('keywords', workspace, String(id), unknownFigures);
  const targets = await rows.list('targetCompanies', workspace, company);
  for (const [index, { id }] of targets.entries()) {
    const site = sites[index];
    if (site) await rows.update('targetCompanies', workspace, String(id), site);
    const [first] = await rows.list('prospects', workspace, String(id));
    if (!first) continue;
    await rows.update('prospects', workspace, String(first.id), { prospect_name: '' });
    const mail = letters.map((emailBody, number) => ({
      emailSubject: `Bread for your kitchens ${number + 1}`,
      greeting: 'Hello {name},',
      emailBody: `${emailBody} ${first.value.prospect_company_name} may like it.\n\nAda`,
    }));
    await rows.names.put('letters', workspace, String(first.id), mail);
  }
}
