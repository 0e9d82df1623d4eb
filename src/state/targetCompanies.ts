import {
  targetCompanyDescription,
  type TargetCompany,
  type TargetCompanyDraft,
} from '#domain/companies/targetCompany.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import type { List } from './list.ts';

/** The target companies. */
export const targetCompanyList: List<TargetCompany, TargetCompanyDraft> = {
  name: 'targetCompanies',
  isPolled: true,
  words: {
    add: 'message.inline.targetCompanies.add',
    edit: 'message.alert.targetCompanies.save',
    remove: 'message.alert.targetCompanies.remove',
  },
  alerts: { add: 'message.alert.targetCompanies.save' },
  labelOf: ({ name }) => name,
  draftOf: (row) => unchangedDraft(targetCompanyDescription, row),
  callsOf: ({ targetCompanies: api, rows }, { workspace, companyId }) => ({
    list: (signal) => api.list(workspace, companyId, signal),
    generate: () => api.generate(workspace, companyId),
    add: (draft) => api.add(workspace, companyId, draft),
    edit: (row, draft) => api.edit(workspace, row, draft),
    remove: ({ id }) => api.remove(workspace, id),
    merge: (row, draft, others) => api.merge(workspace, row, draft, others),
    restore: ({ id }) => rows.restore(workspace, 'targetCompanies', id),
  }),
};
