import { edit } from './edit.ts';
import { done, generated, listedInParts, type Operations } from './operation.ts';
import { partsOfCompany } from './parts.ts';
import { suggestOnce } from './suggest.ts';
import { addToCompany, dropSuggestionWithin } from './suggested.ts';
import { lockOfTarget } from './suggestPeople.ts';

/** The operations of target companies. Deleting one also deletes its people and their mail. */
export const targetCompanyOperations: Operations<'targetCompanies'> = {
  'targetCompanies.list': async (context, { workspace, query }) =>
    listedInParts(await partsOfCompany(context, 'targetCompanies', workspace, query.companyId)),
  'targetCompanies.generate': async (context, { workspace, body }) =>
    generated(await suggestOnce(context, 'targetCompanies', workspace, body.companyId)),
  'targetCompanies.add': async (context, { workspace, body: { companyId, ...fields } }) =>
    done('Added.', await addToCompany(context, 'targetCompanies', workspace, companyId, fields)),
  'targetCompanies.edit': async (context, { workspace, body: { targetid, ...fields } }) =>
    done('Saved.', await edit(context, 'targetCompanies', workspace, targetid, fields)),
  'targetCompanies.remove': ({ rows }, { workspace, body: { targetid } }) =>
    rows.together(lockOfTarget(workspace, targetid), async (within) => {
      await dropSuggestionWithin(within, 'targetCompanies', workspace, targetid);
      return done('Deleted.');
    }),
};
