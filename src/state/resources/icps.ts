import { icpDescription, type Icp, type IcpDraft } from '#domain/insights/icp.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import type { CompanyResource } from './useCompanyCollection.ts';

/** The rules and calls of the company's ideal customer profiles. */
export const icpResource: CompanyResource<Icp, IcpDraft> = {
  rules: {
    name: 'icps',
    kind: 'icps',
    isPolled: true,
    words: {
      add: 'message.alert.icps.save',
      edit: 'message.alert.icps.save',
      remove: 'message.alert.icps.remove',
    },
    labelOf: (icp) => icp.title,
    draftOf: (row) => unchangedDraft(icpDescription, row),
  },
  callsOf: ({ icps: api }, { workspace, companyId, info }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, info),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (icp, draft, grounds) => api.edit(workspace, icp.id, { ...draft, ...grounds }),
    confirm: (icp, assumptions) => {
      const draft = unchangedDraft(icpDescription, icp);
      return draft && api.edit(workspace, icp.id, { ...draft, assumptions });
    },
    remove: (icp) => api.remove(workspace, icp.id),
  }),
};
