import { rowsOfCompany } from './context.ts';
import { edit } from './edit.ts';
import { forgetProspect, forgetTarget } from './forget.ts';
import { done, generated, listed, type Operations } from './operation.ts';
import { suggestOnce } from './suggest.ts';
import { addToCompany, dropSuggestionWithin } from './suggested.ts';
import { lockOfTarget } from './suggestPeople.ts';

/** The operations of target companies. Deleting one also deletes its people and their mail. */
export const targetCompanyOperations: Operations<'targetCompanies'> = {
  'targetCompanies.list': async (context, { workspace, query }) =>
    listed(await rowsOfCompany(context, 'targetCompanies', workspace, query.companyId)),
  'targetCompanies.generate': async (context, { workspace, body }) =>
    generated(await suggestOnce(context, 'targetCompanies', workspace, body.companyId)),
  'targetCompanies.add': async (context, { workspace, body: { companyId, ...fields } }) =>
    done('Added.', await addToCompany(context, 'targetCompanies', workspace, companyId, fields)),
  'targetCompanies.edit': async (context, { workspace, body: { targetid, ...fields } }) =>
    done('Saved.', await edit(context, 'targetCompanies', workspace, targetid, fields)),
  'targetCompanies.remove': ({ rows }, { workspace, body: { targetid } }) =>
    rows.together(lockOfTarget(workspace, targetid), async (within) => {
      await dropSuggestionWithin(within, 'targetCompanies', workspace, targetid);
      for (const { id } of await within.list('prospects', workspace, String(targetid))) {
        await within.remove('prospects', workspace, String(id));
        await forgetProspect(within, workspace, id);
      }
      await forgetTarget(within, workspace, targetid);
      return done('Deleted.');
    }),
};
