import { unchangedDraft } from '#domain/entities/texts.ts';
import { icpDescription, type Icp, type IcpDraft } from '#domain/insights/icp.ts';
import type { List } from './list.ts';

/** The company's ideal customer profiles. */
export const icpList: List<Icp, IcpDraft> = {
  name: 'icps',
  isPolled: true,
  words: {
    add: 'message.alert.icps.save',
    edit: 'message.alert.icps.save',
    remove: 'message.alert.icps.remove',
  },
  labelOf: ({ title }) => title,
  draftOf: (row) => unchangedDraft(icpDescription, row),
  sendsConfirmations: true,
  callsOf: ({ icps: api }, { workspace, companyId, info }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, info),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (row, draft, grounds) => api.edit(workspace, row, { ...draft, ...grounds }),
    remove: ({ id }) => api.remove(workspace, id),
  }),
};
