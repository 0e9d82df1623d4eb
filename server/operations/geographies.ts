import { addToCompany, change, drop, rowsOfCompany } from './context.ts';
import { done, listed, type Operations } from './operation.ts';
import { suggestOnce } from './suggest.ts';

/** The target geographies. */
export const geographyOperations: Operations<'geographies'> = {
  'geographies.list': async (context, { workspace, query }) =>
    listed(await rowsOfCompany(context, 'geographies', workspace, query.companyId)),
  'geographies.generate': async (context, { workspace, body }) =>
    listed(await suggestOnce(context, 'geographies', workspace, body.companyId)),
  'geographies.edit': async (context, { workspace, body }) => {
    const { domain: _workspace, geoid, ...fields } = body;
    return done('Saved.', await change(context, 'geographies', workspace, geoid, fields));
  },
  'geographies.add': async (context, { workspace, body }) => {
    const { domain: _workspace, companyId, ...fields } = body;
    return done('Added.', await addToCompany(context, 'geographies', workspace, companyId, fields));
  },
  'geographies.remove': async ({ rows }, { workspace, body: { geoid } }) => {
    await drop(rows, 'geographies', workspace, geoid);
    return done('Deleted.');
  },
};
