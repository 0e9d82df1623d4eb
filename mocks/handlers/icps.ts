import { toIcpRow } from '../wire/rows.ts';
import { done, listed, type Behaviours } from './behaviour.ts';
import { grow } from './grow.ts';
import { append, change, companyKey, drop, type World } from './world.ts';

/** The ideal customer profiles. */
export function icpBehaviours(world: World): Behaviours<'icps'> {
  const { store, generation } = world;
  return {
    'icps.list': ({ workspace, query }) =>
      listed(store.icps.list(workspace, companyKey(world, workspace, query.companyId))),
    'icps.generate': ({ workspace, body }) => {
      const company = companyKey(world, workspace, body.companyId);
      return generation.run(`${workspace} icps ${company}`, () =>
        listed(grow(store, 'icps', workspace, company)),
      );
    },
    'icps.edit': ({ workspace, body: { domain: _workspace, icpid, ...fields } }) => {
      const edited = change(store.icps, workspace, 'icpid', icpid, (row) => ({
        ...row,
        ...fields,
      }));
      return done('Saved.', edited);
    },
    'icps.add': ({ workspace, body: { domain: _workspace, companyId, ...fields } }) => {
      const company = companyKey(world, workspace, companyId);
      return done(
        'Added.',
        append(store, store.icps, workspace, company, (id) => toIcpRow(id, fields)),
      );
    },
    'icps.remove': ({ workspace, body }) => {
      drop(store.icps, workspace, 'icpid', body.icpid);
      return done('Deleted.');
    },
  };
}
