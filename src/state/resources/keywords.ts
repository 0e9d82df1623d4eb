import { useMemo } from 'react';
import type { Collection } from '#domain/collection.ts';
import { keywordDraftOf, type Keyword, type KeywordDraft } from '#domain/keyword.ts';
import type { CollectionCalls, CollectionRules } from '../collection/resource.ts';
import { useCollection } from '../collection/useCollection.ts';
import { useCompany } from '../company.ts';
import { useServices } from '../services.ts';

const rules: CollectionRules<Keyword, KeywordDraft> = {
  name: 'keywords',
  kind: 'keywords',
  isPolled: true,
  words: { add: 'message.inline.keywords.add' },
  labelOf: (keyword) => keyword.keyword,
  draftOf: keywordDraftOf,
};

/** The keywords of the company. */
export function useKeywords(): Collection<Keyword, KeywordDraft> {
  const { api } = useServices();
  const company = useCompany();
  const calls = useMemo((): CollectionCalls<Keyword, KeywordDraft> | null => {
    if (!company) return null;
    const { workspace, companyId } = company;
    return {
      scope: { workspace, companyId: String(companyId) },
      list: (signal) => api.keywords.list(workspace, companyId, signal),
      generate: () => api.keywords.generate(workspace, companyId),
      add: (draft) => api.keywords.add(workspace, companyId, draft),
      remove: (keyword) => api.keywords.remove(workspace, keyword.id),
    };
  }, [api, company]);
  return useCollection(rules, calls);
}
