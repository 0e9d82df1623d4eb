import { unchangedDraft } from '#domain/entities/texts.ts';
import {
  geographyDescription,
  type Geography,
  type GeographyDraft,
} from '#domain/insights/geography.ts';
import type { List } from './list.ts';

/** The company's target geographies. */
export const geographyList: List<Geography, GeographyDraft> = {
  name: 'geographies',
  isPolled: true,
  words: {
    add: 'message.alert.geographies.save',
    edit: 'message.alert.geographies.save',
    remove: 'message.alert.geographies.remove',
  },
  labelOf: ({ region }) => region,
  draftOf: (row) => unchangedDraft(geographyDescription, row),
  sendsConfirmations: true,
  callsOf: ({ geographies: api }, { workspace, companyId, info }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, info),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (row, draft, grounds) => api.edit(workspace, row, { ...draft, ...grounds }),
    remove: ({ id }) => api.remove(workspace, id),
  }),
};
