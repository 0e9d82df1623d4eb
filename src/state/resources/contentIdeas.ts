import type { ContentIdea, ContentIdeaDraft } from '#domain/contentIdea.ts';
import { useCompanyCollection, type CompanyResource } from './useCompanyCollection.ts';

/** How the list is loaded and changed. */
export const contentIdeas: CompanyResource<ContentIdea, ContentIdeaDraft> = {
  rules: {
    name: 'contentIdeas',
    kind: 'contentIdeas',
    isPolled: true,
    isEmptiedByFailure: true,
    words: { add: 'message.inline.contentIdeas.add' },
    labelOf: (idea) => idea.title,
  },
  callsOf: ({ contentIdeas: api }, { workspace, companyId }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, companyId),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (idea, draft) => api.edit(workspace, idea.id, draft),
  }),
};

/** The content ideas of the company. The contract knows no way to delete one. */
export const useContentIdeas = () => useCompanyCollection(contentIdeas);
