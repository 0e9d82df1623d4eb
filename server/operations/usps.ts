import { edit } from './edit.ts';
import { done, generated, listedInParts, type Operations } from './operation.ts';
import { partsOfCompany } from './parts.ts';
import { suggestOnce } from './suggest.ts';
import { addToCompany, dropSuggestion } from './suggested.ts';

/** The operations of unique selling points. */
export const uspOperations: Operations<'usps'> = {
  'usps.list': async (context, { workspace, query }) =>
    listedInParts(await partsOfCompany(context, 'usps', workspace, query.companyId)),
  'usps.generate': async (context, { workspace, body }) =>
    generated(await suggestOnce(context, 'usps', workspace, body.companyId)),
  'usps.edit': async (context, { workspace, body }) => {
    const { domain: _workspace, uspid, ...fields } = body;
    return done('Saved.', await edit(context, 'usps', workspace, uspid, fields));
  },
  'usps.add': async (context, { workspace, body }) => {
    const { domain: _workspace, companyId, ...fields } = body;
    return done('Added.', await addToCompany(context, 'usps', workspace, companyId, fields));
  },
  'usps.remove': async (context, { workspace, body: { uspid } }) => {
    await dropSuggestion(context, 'usps', workspace, uspid);
    return done('Deleted.');
  },
};
