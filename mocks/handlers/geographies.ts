import { toGeographyRow } from '../wire/rows.ts';
import { done, listed, type Behaviours } from './behaviour.ts';
import { grow } from './grow.ts';
import { append, change, companyKey, drop, type World } from './world.ts';

/** The target geographies. */
export function geographyBehaviours(world: World): Behaviours<'geographies'> {
  const { store, generation } = world;
  return {
    'geographies.list': ({ workspace, query }) =>
      listed(store.geographies.list(workspace, companyKey(world, workspace, query.companyId))),
    'geographies.generate': ({ workspace, body }) => {
      const company = companyKey(world, workspace, body.companyId);
      return generation.run(`${workspace} geographies ${company}`, () =>
        listed(grow(store, 'geographies', workspace, company)),
      );
    },
    'geographies.edit': ({ workspace, body: { domain: _workspace, geoid, ...fields } }) => {
      const edited = change(store.geographies, workspace, 'geoid', geoid, (row) => ({
        ...row,
        ...fields,
      }));
      return done('Saved.', edited);
    },
    'geographies.add': ({ workspace, body: { domain: _workspace, companyId, ...fields } }) => {
      const company = companyKey(world, workspace, companyId);
      return done(
        'Added.',
        append(store, store.geographies, workspace, company, (id) => toGeographyRow(id, fields)),
      );
    },
    'geographies.remove': ({ workspace, body }) => {
      drop(store.geographies, workspace, 'geoid', body.geoid);
      return done('Deleted.');
    },
  };
}
