import { edit } from './edit.ts';
import { done, generated, listedInParts, type Operations } from './operation.ts';
import { partsOfCompany } from './parts.ts';
import { suggestOnce } from './suggest.ts';
import { addToCompany, dropSuggestion } from './suggested.ts';

/** The operations of ideal customer profiles. */
export const icpOperations: Operations<'icps'> = {
  'icps.list': async (context, { workspace, query }) =>
    listedInParts(await partsOfCompany(context, 'icps', workspace, query.companyId)),
  'icps.generate': async (context, { workspace, body }) =>
    generated(await suggestOnce(context, 'icps', workspace, body.companyId)),
  'icps.edit': async (context, { workspace, body }) => {
    const { domain: _workspace, icpid, ...fields } = body;
    return done('Saved.', await edit(context, 'icps', workspace, icpid, fields));
  },
  'icps.add': async (context, { workspace, body }) => {
    const { domain: _workspace, companyId, ...fields } = body;
    return done('Added.', await addToCompany(context, 'icps', workspace, companyId, fields));
  },
  'icps.remove': async (context, { workspace, body: { icpid } }) => {
    await dropSuggestion(context, 'icps', workspace, icpid);
    return done('Deleted.');
  },
};
