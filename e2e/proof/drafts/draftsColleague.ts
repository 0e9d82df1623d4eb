import type { Api } from '#api/createApi.ts';
import type { CallName } from '#api/contract/paths.ts';
import { demoCompanyId } from '#mocks/fixtures/demo.ts';
import type { Scene } from '../faults/faultScene.ts';

const workspace = 'demo';

/** Renames every row of a list, as a colleague on another machine would. */
type Rename = (api: Api, name: string, scene: Scene) => Promise<unknown>;

/** The lists with an edit form. */
const renames: Partial<Record<CallName, Rename>> = {
  'usps.edit': async ({ usps }, title) => {
    const rows = await usps.list(workspace, demoCompanyId);
    return Promise.all(rows.map((row) => usps.edit(workspace, row.id, { ...row, title })));
  },
  'icps.edit': async ({ icps }, title) => {
    const rows = await icps.list(workspace, demoCompanyId);
    return Promise.all(rows.map((row) => icps.edit(workspace, row.id, { ...row, title })));
  },
  'geographies.edit': async ({ geographies }, region) => {
    const rows = await geographies.list(workspace, demoCompanyId);
    return Promise.all(
      rows.map(({ competitionLevel, ...row }) =>
        geographies.edit(workspace, row.id, {
          ...row,
          region,
          competitionLevel: competitionLevel ?? 'Low',
        }),
      ),
    );
  },
  'targetCompanies.edit': async ({ targetCompanies }, name) => {
    const rows = await targetCompanies.list(workspace, demoCompanyId);
    return Promise.all(
      rows.map((row) => targetCompanies.edit(workspace, row.id, { ...row, name })),
    );
  },
  'contentIdeas.edit': async ({ contentIdeas }, title) => {
    const rows = await contentIdeas.list(workspace, demoCompanyId);
    return Promise.all(rows.map((row) => contentIdeas.edit(workspace, row.id, { ...row, title })));
  },
  'prospects.edit': async ({ prospects }, name, { companyId }) => {
    const rows = await prospects.list(workspace, [companyId]);
    return Promise.all(rows.map((row) => prospects.edit(workspace, row.id, { ...row, name })));
  },
  'users.edit': async ({ users }, name) => {
    const rows = await users.list(workspace);
    return Promise.all(rows.map((row) => users.edit(workspace, row.id, { ...row, name })));
  },
};

/** How a colleague changes the row of a form; undefined for forms that add. */
export const renameOf = (call: CallName): Rename | undefined => renames[call];
