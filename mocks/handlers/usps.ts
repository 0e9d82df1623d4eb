import { toUspRow } from '../wire/rows.ts';
import { done, listed, type Behaviours } from './behaviour.ts';
import { grow } from './grow.ts';
import { append, change, companyKey, drop, type World } from './world.ts';

/** The unique selling points. */
export function uspBehaviours(world: World): Behaviours<'usps'> {
  const { store, generation } = world;
  return {
    'usps.list': ({ workspace, query }) =>
      listed(store.usps.list(workspace, companyKey(world, workspace, query.companyId))),
    'usps.generate': ({ workspace, body }) => {
      const company = companyKey(world, workspace, body.companyId);
      return generation.run(`${workspace} usps ${company}`, () =>
        listed(grow(store, 'usps', workspace, company)),
      );
    },
    'usps.edit': ({ workspace, body: { domain: _workspace, uspid, ...fields } }) => {
      const edited = change(store.usps, workspace, 'uspid', uspid, (row) => ({
        ...row,
        ...fields,
      }));
      return done('Saved.', edited);
    },
    'usps.add': ({ workspace, body: { domain: _workspace, companyId, ...fields } }) => {
      const company = companyKey(world, workspace, companyId);
      return done(
        'Added.',
        append(store, store.usps, workspace, company, (id) => toUspRow(id, fields)),
      );
    },
    'usps.remove': ({ workspace, body }) => {
      drop(store.usps, workspace, 'uspid', body.uspid);
      return done('Deleted.');
    },
  };
}
