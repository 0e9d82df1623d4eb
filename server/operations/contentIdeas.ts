import { edit } from './edit.ts';
import { done, generatedDone, listedInParts, type Operations } from './operation.ts';
import { mapParts, partsOfCompany } from './parts.ts';
import { suggestOnce } from './suggest.ts';
import { addToCompany } from './suggested.ts';

/** The operations of content ideas, and the ICPs that ideas may target. */
export const contentIdeaOperations: Operations<'contentIdeas'> = {
  'contentIdeas.list': async (context, { workspace, query }) =>
    listedInParts(await partsOfCompany(context, 'contentIdeas', workspace, query.companyId)),
  'contentIdeas.generate': async (context, { workspace, body }) =>
    generatedDone(await suggestOnce(context, 'contentIdeas', workspace, body.companyId)),
  'contentIdeas.edit': async (context, { workspace, body: { contentideaid, ...body } }) => {
    const { estimated_value, ...rest } = body;
    const fields = { ...rest, ...(estimated_value && { estimated_value }) };
    return done('Saved.', await edit(context, 'contentIdeas', workspace, contentideaid, fields));
  },
  'contentIdeas.add': async (context, { workspace, body: { companyId, ...fields } }) =>
    done('Added.', await addToCompany(context, 'contentIdeas', workspace, companyId, fields)),
  'contentIdeas.targetIcps': async (context, { workspace, query }) => {
    const icps = await partsOfCompany(context, 'icps', workspace, query.companyId);
    return listedInParts(mapParts(icps, ({ title }) => ({ title })));
  },
};
