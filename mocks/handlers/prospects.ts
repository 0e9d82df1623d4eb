import { toProspectRow } from '../wire/rows.ts';
import { done, listed, type Behaviours } from './behaviour.ts';
import { growProspects } from './growPeople.ts';
import { theseRows } from './theseRows.ts';
import { append, change, drop, found, type World } from './world.ts';

/** The people at the target companies. */
export function prospectBehaviours({ store, generation }: World): Behaviours<'prospects'> {
  return {
    'prospects.list': ({ workspace, query }) => {
      const targets = theseRows(
        store,
        store.targetCompanies,
        workspace,
        'targetid',
        query.targetid,
      );
      return listed(targets.flatMap((id) => store.prospects.list(workspace, id)));
    },
    'prospects.generate': async ({ workspace, body }) => {
      const ids = body.companies.map(({ targetid }) => targetid);
      for (const id of ids) found(store.targetCompanies, workspace, 'targetid', id);
      const people = await Promise.all(
        ids.map((id) =>
          generation.run(`${workspace} prospects ${id}`, () => growProspects(store, workspace, id)),
        ),
      );
      return done('Generated.', people.flat());
    },
    'prospects.add': ({ workspace, body: { targetid, ...fields } }) => {
      const target = found(store.targetCompanies, workspace, 'targetid', targetid).value;
      const draft = {
        name: fields.prospect_name,
        companyName: fields.prospect_company_name,
        role: fields.role,
      };
      const row = append(store, store.prospects, workspace, String(targetid), (id) =>
        toProspectRow(id, target.targetid, draft),
      );
      return done('Added.', row);
    },
    'prospects.edit': ({ workspace, body: { prospectid, ...fields } }) =>
      done(
        'Saved.',
        change(store.prospects, workspace, 'prospectid', prospectid, (row) => ({
          ...row,
          ...fields,
        })),
      ),
    'prospects.remove': ({ workspace, body: { prospectid } }) => {
      drop(store.prospects, workspace, 'prospectid', prospectid);
      store.letters.remove(workspace, String(prospectid));
      return done('Deleted.');
    },
  };
}
