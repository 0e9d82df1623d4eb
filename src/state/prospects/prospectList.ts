import { prospectLabel, type Prospect, type ProspectDraft } from '#domain/companies/prospect.ts';
import type { List } from '../list.ts';

/**
 * The people at some target companies. The companies are a part of the cache key, so a page asks for those at its own alone, at
 * once, and a change of rows reaches the lists of all pages.
 */
export const prospectList: List<Prospect, ProspectDraft> = {
  name: 'prospects',
  labelOf: prospectLabel,
  callsOf: ({ prospects: api, rows }, { workspace, at = [] }) => ({
    list: async (signal) => (at.length === 0 ? [] : api.list(workspace, at, signal)),
    add: (draft) => api.add(workspace, draft),
    edit: (row, draft) => api.edit(workspace, row, draft),
    remove: ({ id }) => api.remove(workspace, id),
    merge: (row, draft, others) => api.merge(workspace, row, draft, others),
    restore: ({ id }) => rows.restore(workspace, 'prospects', id),
  }),
};
