import type { Keyword, KeywordDraft } from '#domain/keywords/keyword.ts';
import { keywordDraftOf } from '#domain/keywords/unknownFigures.ts';
import type { CompanyResource } from './useCompanyCollection.ts';

/** The rules and calls of the company's keywords. */
export const keywordResource: CompanyResource<Keyword, KeywordDraft> = {
  rules: {
    name: 'keywords',
    kind: 'keywords',
    isPolled: true,
    words: { add: 'message.inline.keywords.add' },
    alerts: { add: 'message.alert.keywords.add' },
    labelOf: (keyword) => keyword.keyword,
    draftOf: keywordDraftOf,
  },
  callsOf: ({ keywords: api }, { workspace, companyId }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, companyId),
    add: (draft) => api.add(workspace, companyId, draft),
    remove: (keyword) => api.remove(workspace, keyword.id),
  }),
};
