import {
  contentIdeaDescription,
  type ContentIdea,
  type ContentIdeaDraft,
} from '#domain/content/contentIdea.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import type { List } from './list.ts';

/** The content ideas. The API has no call to delete one. */
export const contentIdeaList: List<ContentIdea, ContentIdeaDraft> = {
  name: 'contentIdeas',
  isPolled: true,
  words: { add: 'message.inline.contentIdeas.add' },
  alerts: { add: 'message.alert.contentIdeas.add' },
  labelOf: ({ title }) => title,
  draftOf: (row) => unchangedDraft(contentIdeaDescription, row),
  callsOf: ({ contentIdeas: api }, { workspace, companyId }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, companyId),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (row, draft, grounds) => api.edit(workspace, row, { ...draft, ...grounds }),
  }),
};
