import { addToCompany, change, drop, rowsOfCompany } from './context.ts';
import { done, listed, type Operations } from './operation.ts';
import { suggestOnce } from './suggest.ts';

/** The unique selling points. */
export const uspOperations: Operations<'usps'> = {
  'usps.list': async (context, { workspace, query }) =>
    listed(await rowsOfCompany(context, 'usps', workspace, query.companyId)),
  'usps.generate': async (context, { workspace, body }) =>
    listed(await suggestOnce(context, 'usps', workspace, body.companyId)),
  'usps.edit': async (context, { workspace, body }) => {
    const { domain: _workspace, uspid, ...fields } = body;
    return done('Saved.', await change(context, 'usps', workspace, uspid, fields));
  },
  'usps.add': async (context, { workspace, body }) => {
    const { domain: _workspace, companyId, ...fields } = body;
    return done('Added.', await addToCompany(context, 'usps', workspace, companyId, fields));
  },
  'usps.remove': async ({ rows }, { workspace, body: { uspid } }) => {
    await drop(rows, 'usps', workspace, uspid);
    return done('Deleted.');
  },
};
