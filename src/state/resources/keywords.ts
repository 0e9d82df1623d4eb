import { keywordDraftOf, type Keyword, type KeywordDraft } from '#domain/keyword.ts';
import { useCompanyCollection, type CompanyResource } from './useCompanyCollection.ts';

/** How the list is loaded and changed. */
export const keywords: CompanyResource<Keyword, KeywordDraft> = {
  rules: {
    name: 'keywords',
    kind: 'keywords',
    isPolled: true,
    words: { add: 'message.inline.keywords.add' },
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

/** The keywords of the company. */
export const useKeywords = () => useCompanyCollection(keywords);
