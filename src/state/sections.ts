import type { Section, SectionDraft } from '#domain/content/section.ts';
import type { EntityId } from '#domain/lists/entityId.ts';
import type { List } from './list.ts';

/** The sections of one idea (D99). To add one is to have it written. */
export const sectionListOf = (ideaId: EntityId): List<Section, SectionDraft> => ({
  name: `sections ${ideaId}`,
  writesInOrder: true,
  labelOf: ({ heading }) => heading,
  draftOf: ({ point, heading, sentences }) => ({ point, heading, sentences }),
  callsOf: ({ sections: api, rows }, { workspace }) => ({
    list: (signal) => api.list(workspace, ideaId, signal),
    add: ({ point }) => api.generate(workspace, ideaId, point),
    edit: (row, draft) => api.edit(workspace, row, draft),
    remove: ({ id }) => api.remove(workspace, id),
    restore: ({ id }) => rows.restore(workspace, 'sections', id),
  }),
});
