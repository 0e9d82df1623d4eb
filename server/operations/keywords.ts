import { done, generatedDone, listedInParts, type Operations } from './operation.ts';
import { partsOfCompany } from './parts.ts';
import { suggestOnce } from './suggest.ts';
import { addToCompany, dropSuggestion } from './suggested.ts';

/** The operations of keyword research. */
export const keywordOperations: Operations<'keywords'> = {
  'keywords.list': async (context, { workspace, query }) =>
    listedInParts(await partsOfCompany(context, 'keywords', workspace, query.companyId)),
  'keywords.generate': async (context, { workspace, body }) =>
    generatedDone(await suggestOnce(context, 'keywords', workspace, body.companyId)),
  'keywords.add': async (context, { workspace, body: { companyId, ...fields } }) =>
    done('Added.', await addToCompany(context, 'keywords', workspace, companyId, fields)),
  'keywords.remove': async (context, { workspace, body: { keywordid } }) => {
    await dropSuggestion(context, 'keywords', workspace, keywordid);
    return done('Deleted.');
  },
};
