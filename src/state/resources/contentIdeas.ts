import {
  contentIdeaDescription,
  type ContentIdea,
  type ContentIdeaDraft,
} from '#domain/content/contentIdea.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import type { CompanyResource } from './useCompanyCollection.ts';

/** The rules and calls of the company's content ideas. The API has no call to delete one. */
export const contentIdeaResource: CompanyResource<ContentIdea, ContentIdeaDraft> = {
  rules: {
    name: 'contentIdeas',
    kind: 'contentIdeas',
    isPolled: true,
    isEmptiedByFailure: true,
    words: { add: 'message.inline.contentIdeas.add' },
    alerts: { add: 'message.alert.contentIdeas.add' },
    labelOf: (idea) => idea.title,
  },
  callsOf: ({ contentIdeas: api }, { workspace, companyId }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, companyId),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (idea, draft, grounds) => api.edit(workspace, idea.id, { ...draft, ...grounds }),
    confirm: (idea, assumptions) => {
      const draft = unchangedDraft(contentIdeaDescription, idea);
      return draft && api.edit(workspace, idea.id, { ...draft, assumptions });
    },
  }),
};
