import { listed, type Behaviours } from './behaviour.ts';
import { emailsOf, growLetters } from './growPeople.ts';
import { theseRows } from './theseRows.ts';
import { companyKey, found, type World } from './world.ts';

/** The email variations: each call for one writes one, so that three rounds make three. */
export function emailBehaviours(world: World): Behaviours<'emails'> {
  const { store, generation } = world;
  return {
    'emails.list': ({ workspace, query }) => {
      const ids = theseRows(store, store.prospects, workspace, 'prospectid', query.prospectid);
      const rows = ids.map((id) =>
        emailsOf(store, workspace, found(store.prospects, workspace, 'prospectid', id).value),
      );
      return listed(rows.filter(({ emails }) => emails.length > 0));
    },
    'emails.generate': ({ workspace, body: { prospectid, companyId } }) => {
      found(store.prospects, workspace, 'prospectid', prospectid);
      const company = companyKey(world, workspace, companyId);
      return generation.run(`${workspace} emails ${prospectid}`, () =>
        listed([growLetters(store, workspace, company, prospectid)]),
      );
    },
  };
}
