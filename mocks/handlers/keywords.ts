import { done, listed, type Behaviours } from './behaviour.ts';
import { grow } from './grow.ts';
import { append, companyKey, drop, type World } from './world.ts';

/** Keyword research. */
export function keywordBehaviours(world: World): Behaviours<'keywords'> {
  const { store, generation } = world;
  return {
    'keywords.list': ({ workspace, query }) =>
      listed(store.keywords.list(workspace, companyKey(world, workspace, query.companyId))),
    'keywords.generate': ({ workspace, body }) => {
      const company = companyKey(world, workspace, body.companyId);
      return generation.run(`${workspace} keywords ${company}`, () =>
        done('Generated.', grow(store, 'keywords', workspace, company)),
      );
    },
    'keywords.add': ({ workspace, body: { companyId, ...fields } }) => {
      const company = companyKey(world, workspace, companyId);
      return done(
        'Added.',
        append(store, store.keywords, workspace, company, (keywordid) => ({
          keywordid,
          ...fields,
        })),
      );
    },
    'keywords.remove': ({ workspace, body }) => {
      drop(store.keywords, workspace, 'keywordid', body.keywordid);
      return done('Deleted.');
    },
  };
}
