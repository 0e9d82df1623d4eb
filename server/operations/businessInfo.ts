import type { BusinessProfile } from '#domain/business/businessInfo.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { RowOf, Rows } from '../rows/rows.ts';
import { change, lockOf, requireRow, toWire } from './context.ts';
import { nextVersion } from './edit.ts';
import { done, type Operations } from './operation.ts';
import { noteOpened } from './weeklyLooks.ts';
import { forPeople, Refusal, requireFit, requireSpace } from './refusal.ts';
import { readSiteOf, whatToDoAboutSite } from './websites.ts';

const mostCompanies = 100;

const add = (rows: Rows, workspace: string, profile: BusinessProfile) =>
  rows.together(`${workspace} companies`, async (within) => {
    if ((await within.count('companies', workspace, '')) >= mostCompanies)
      throw new Refusal(
        409,
        `This workspace has ${mostCompanies} companies, which is the most. Its owner can delete one.`,
      );
    return within.insert('companies', workspace, '', profile);
  });

const toldOf = (row: RowOf<'companies'>, workspace: string) => ({
  ...toWire('companies', row),
  domain: workspace,
});

const replace = (
  rows: Rows,
  workspace: string,
  companyId: EntityId,
  { profile, from }: { readonly profile: BusinessProfile; readonly from: number | undefined },
) =>
  rows.together(lockOf(workspace, 'companies', companyId), async (within) => {
    const row = await requireRow(within, 'companies', workspace, companyId);
    const version = nextVersion(row.value, profile, from, toldOf(row, workspace));
    await change(within, 'companies', workspace, companyId, { ...profile, version });
    return { companyId, version };
  });

export const businessInfoOperations: Operations<'businessInfo'> = {
  'businessInfo.save': async (context, { workspace, body }) => {
    const { companyId, version: from, domain: _workspace, ...profile } = body;
    requireFit(profile);
    await requireSpace(context.rows, workspace);
    const data =
      companyId === undefined
        ? { companyId: (await add(context.rows, workspace, profile)).id, version: 0 }
        : await replace(context.rows, workspace, companyId, { profile, from });
    return { success: true, message: 'Saved.', data };
  },
  'businessInfo.scrape': async (context, { workspace, body: { url, companyId } }) => {
    const { value } = await requireRow(context.rows, 'companies', workspace, companyId);
    const { name: title, description: summary } = value;
    const kept = await readSiteOf(context, workspace, String(companyId), url);
    if (kept?.because !== undefined)
      throw forPeople(
        422,
        `The website could not be read: it ${kept.because}. Your description is used instead. ${whatToDoAboutSite}`,
        ['url'],
      );
    const pages = kept?.site?.pages.map((page) => page.url);
    return done(
      pages ? `The website has been read: ${pages.length} pages.` : 'The website has been read.',
      { companyId, url, title, summary, ...(pages && { pages }) },
    );
  },
  'businessInfo.get': async ({ rows, now }, { workspace }) => {
    await noteOpened(rows, workspace, now?.());
    const newest = await rows.last('companies', workspace, '');
    return { success: true as const, data: newest ? toldOf(newest, workspace) : null };
  },
};
