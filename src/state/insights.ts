import type { Api } from '#api/createApi.ts';
import type { insightCalls } from '#api/lists.ts';
import type { DraftOf, EntityDescription, EntityOf } from '#domain/entities/description.ts';
import { unchangedDraft } from '#domain/entities/texts.ts';
import { geographyDescription } from '#domain/insights/geography.ts';
import { icpDescription } from '#domain/insights/icp.ts';
import { uspDescription } from '#domain/insights/usp.ts';
import type { List } from './list.ts';

/** What the three lists of insights have in common: they are generated from the business. */
const insightList = <Description extends EntityDescription>(
  name: 'usps' | 'icps' | 'geographies',
  description: Description,
  labelOf: (row: EntityOf<Description>) => string,
  apiOf: (api: Api) => ReturnType<typeof insightCalls<Description>>,
): List<EntityOf<Description>, DraftOf<Description>> => ({
  name,
  words: {
    add: `message.alert.${name}.save`,
    edit: `message.alert.${name}.save`,
    remove: `message.alert.${name}.remove`,
  },
  labelOf,
  draftOf: (row) => unchangedDraft(description, row),
  callsOf: (all, { workspace, companyId, info }) => {
    const api = apiOf(all);
    return {
      list: (signal) => api.list(workspace, companyId, signal),
      generate: () => api.generate(workspace, info),
      add: (draft) => api.add(workspace, companyId, draft),
      edit: (row, draft, grounds) => api.edit(workspace, row, { ...draft, ...grounds }),
      remove: ({ id }) => api.remove(workspace, id),
      restore: ({ id }) => all.rows.restore(workspace, name, id),
    };
  },
});

/** The company's unique selling points. */
export const uspList = insightList(
  'usps',
  uspDescription,
  ({ title }) => title,
  ({ usps }) => usps,
);

/** The company's ideal customer profiles. */
export const icpList = {
  ...insightList(
    'icps',
    icpDescription,
    ({ title }) => title,
    ({ icps }) => icps,
  ),
  isPolled: true,
} as const;

/** The company's target geographies. */
export const geographyList = {
  ...insightList(
    'geographies',
    geographyDescription,
    ({ region }) => region,
    ({ geographies }) => geographies,
  ),
  isPolled: true,
} as const;
