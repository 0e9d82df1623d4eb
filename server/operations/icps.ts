import { addToCompany, change, drop, rowsOfCompany } from './context.ts';
import { done, listed, type Operations } from './operation.ts';
import { suggestOnce } from './suggest.ts';

/** The ideal customer profiles. */
export const icpOperations: Operations<'icps'> = {
  'icps.list': async (context, { workspace, query }) =>
    listed(await rowsOfCompany(context, 'icps', workspace, query.companyId)),
  'icps.generate': async (context, { workspace, body }) =>
    listed(await suggestOnce(context, 'icps', workspace, body.companyId)),
  'icps.edit': async (context, { workspace, body }) => {
    const { domain: _workspace, icpid, ...fields } = body;
    return done('Saved.', await change(context, 'icps', workspace, icpid, fields));
  },
  'icps.add': async (context, { workspace, body }) => {
    const { domain: _workspace, companyId, ...fields } = body;
    return done('Added.', await addToCompany(context, 'icps', workspace, companyId, fields));
  },
  'icps.remove': async ({ rows }, { workspace, body: { icpid } }) => {
    await drop(rows, 'icps', workspace, icpid);
    return done('Deleted.');
  },
};
