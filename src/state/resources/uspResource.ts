import { unchangedDraft } from '#domain/entities/texts.ts';
import { uspDescription, type Usp, type UspDraft } from '#domain/insights/usp.ts';
import type { CompanyResource } from './useCompanyCollection.ts';

/** The rules and calls of the company's unique selling points. */
export const uspResource: CompanyResource<Usp, UspDraft> = {
  rules: {
    name: 'usps',
    kind: 'usps',
    isPolled: false,
    words: {
      add: 'message.alert.usps.save',
      edit: 'message.alert.usps.save',
      remove: 'message.alert.usps.remove',
    },
    labelOf: (usp) => usp.title,
    draftOf: (row) => unchangedDraft(uspDescription, row),
  },
  callsOf: ({ usps: api }, { workspace, companyId, info }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, info),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (usp, draft, grounds) => api.edit(workspace, usp.id, { ...draft, ...grounds }),
    confirm: (usp, assumptions) => {
      const draft = unchangedDraft(uspDescription, usp);
      return draft && api.edit(workspace, usp.id, { ...draft, assumptions });
    },
    remove: (usp) => api.remove(workspace, usp.id),
  }),
};
