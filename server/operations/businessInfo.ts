import { change, found, toWire } from './context.ts';
import { done, type Operations } from './operation.ts';

/** Saving the business, reading its website, and telling what the workspace works on. */
export const businessInfoOperations: Operations<'businessInfo'> = {
  'businessInfo.save': async (context, { workspace, body }) => {
    const { companyId, domain: _workspace, ...profile } = body;
    const id =
      companyId === undefined
        ? (await context.rows.insert('companies', workspace, '', profile)).id
        : (await change(context, 'companies', workspace, companyId, profile)) && companyId;
    return { success: true, message: 'Saved.', data: { companyId: id } };
  },
  'businessInfo.scrape': async ({ rows }, { workspace, body: { url, companyId } }) => {
    const { value } = await found(rows, 'companies', workspace, companyId);
    const { name: title, description: summary } = value;
    return done('The website has been read.', { companyId, url, title, summary });
  },
  'businessInfo.get': async ({ rows }, { workspace }) => {
    const newest = (await rows.list('companies', workspace, '')).at(-1);
    const data = newest ? { ...toWire('companies', newest), domain: workspace } : null;
    return { success: true as const, data };
  },
};
