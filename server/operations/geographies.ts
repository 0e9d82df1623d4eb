import { edit } from './edit.ts';
import { done, generated, listedInParts, type Operations } from './operation.ts';
import { partsOfCompany } from './parts.ts';
import { suggestOnce } from './suggest.ts';
import { addToCompany, dropSuggestion } from './suggested.ts';

/** The operations of target geographies. */
export const geographyOperations: Operations<'geographies'> = {
  'geographies.list': async (context, { workspace, query }) =>
    listedInParts(await partsOfCompany(context, 'geographies', workspace, query.companyId)),
  'geographies.generate': async (context, { workspace, body }) =>
    generated(await suggestOnce(context, 'geographies', workspace, body.companyId)),
  'geographies.edit': async (context, { workspace, body }) => {
    const { domain: _workspace, geoid, ...fields } = body;
    return done('Saved.', await edit(context, 'geographies', workspace, geoid, fields));
  },
  'geographies.add': async (context, { workspace, body }) => {
    const { domain: _workspace, companyId, ...fields } = body;
    return done('Added.', await addToCompany(context, 'geographies', workspace, companyId, fields));
  },
  'geographies.remove': async (context, { workspace, body: { geoid } }) => {
    await dropSuggestion(context, 'geographies', workspace, geoid);
    return done('Deleted.');
  },
};
