import { unchangedDraft } from '#domain/entities/texts.ts';
import { keywordDescription, type Keyword, type KeywordDraft } from '#domain/keywords/keyword.ts';
import type { List } from './list.ts';

/** The company's keywords. */
export const keywordList: List<Keyword, KeywordDraft> = {
  name: 'keywords',
  isPolled: true,
  words: { add: 'message.inline.keywords.add' },
  alerts: { add: 'message.alert.keywords.add' },
  labelOf: ({ keyword }) => keyword,
  draftOf: (row) => unchangedDraft(keywordDescription, row),
  callsOf: ({ keywords: api, rows }, { workspace, companyId }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, companyId),
    add: (draft) => api.add(workspace, companyId, draft),
    remove: ({ id }) => api.remove(workspace, id),
    restore: ({ id }) => rows.restore(workspace, 'keywords', id),
  }),
};
