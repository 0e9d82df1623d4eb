import {
  geographyDescription,
  type Geography,
  type GeographyDraft,
} from '#domain/insights/geography.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import type { CompanyResource } from './useCompanyCollection.ts';

/** The rules and calls of the company's target geographies. */
export const geographyResource: CompanyResource<Geography, GeographyDraft> = {
  rules: {
    name: 'geographies',
    kind: 'geographies',
    isPolled: true,
    words: {
      add: 'message.alert.geographies.save',
      edit: 'message.alert.geographies.save',
      remove: 'message.alert.geographies.remove',
    },
    labelOf: (geography) => geography.region,
    draftOf: (row) => unchangedDraft(geographyDescription, row),
  },
  callsOf: ({ geographies: api }, { workspace, companyId, info }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, info),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (geography, draft, grounds) =>
      api.edit(workspace, geography.id, { ...draft, ...grounds }),
    confirm: (geography, assumptions) => {
      const draft = unchangedDraft(geographyDescription, geography);
      return draft && api.edit(workspace, geography.id, { ...draft, assumptions });
    },
    remove: (geography) => api.remove(workspace, geography.id),
  }),
};
