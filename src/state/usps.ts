import { unchangedDraft } from '#domain/entities/texts.ts';
import { uspDescription, type Usp, type UspDraft } from '#domain/insights/usp.ts';
import type { List } from './list.ts';

/** The company's unique selling points. */
export const uspList: List<Usp, UspDraft> = {
  name: 'usps',
  words: {
    add: 'message.alert.usps.save',
    edit: 'message.alert.usps.save',
    remove: 'message.alert.usps.remove',
  },
  labelOf: ({ title }) => title,
  draftOf: (row) => unchangedDraft(uspDescription, row),
  sendsConfirmations: true,
  callsOf: ({ usps: api }, { workspace, companyId, info }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, info),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (row, draft, grounds) => api.edit(workspace, row, { ...draft, ...grounds }),
    remove: ({ id }) => api.remove(workspace, id),
  }),
};
