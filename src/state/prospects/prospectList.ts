import { prospectLabel, type Prospect, type ProspectDraft } from '#domain/companies/prospect.ts';
import type { List } from '../list.ts';

/** The people at all target companies of the company. A page shows those at the selected ones. */
export const prospectList: List<Prospect, ProspectDraft> = {
  name: 'prospects',
  labelOf: prospectLabel,
  callsOf: ({ prospects: api, targetCompanies }, { workspace, companyId }) => ({
    list: async (signal) => {
      const companies = await targetCompanies.list(workspace, companyId, signal);
      const ids = companies.map(({ id }) => id);
      return ids.length === 0 ? [] : api.list(workspace, ids, signal);
    },
    add: (draft) => api.add(workspace, draft),
    edit: (row, draft) => api.edit(workspace, row, draft),
    remove: ({ id }) => api.remove(workspace, id),
  }),
};
