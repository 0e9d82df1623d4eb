import { addToCompany, drop, rowsOfCompany } from './context.ts';
import { done, listed, type Operations } from './operation.ts';
import { suggestOnce } from './suggest.ts';

/** Keyword research. */
export const keywordOperations: Operations<'keywords'> = {
  'keywords.list': async (context, { workspace, query }) =>
    listed(await rowsOfCompany(context, 'keywords', workspace, query.companyId)),
  'keywords.generate': async (context, { workspace, body }) =>
    done('Generated.', await suggestOnce(context, 'keywords', workspace, body.companyId)),
  'keywords.add': async (context, { workspace, body: { companyId, ...fields } }) =>
    done('Added.', await addToCompany(context, 'keywords', workspace, companyId, fields)),
  'keywords.remove': async ({ rows }, { workspace, body: { keywordid } }) => {
    await drop(rows, 'keywords', workspace, keywordid);
    return done('Deleted.');
  },
};
