import { done, listed, type Behaviours } from './behaviour.ts';
import { grow } from './grow.ts';
import { append, change, companyKey, type World } from './world.ts';

/** The content ideas, and the ICPs they may be written for. */
export function contentIdeaBehaviours(world: World): Behaviours<'contentIdeas'> {
  const { store, generation } = world;
  return {
    'contentIdeas.list': ({ workspace, query }) =>
      listed(store.contentIdeas.list(workspace, companyKey(world, workspace, query.companyId))),
    'contentIdeas.generate': ({ workspace, body }) => {
      const company = companyKey(world, workspace, body.companyId);
      return generation.run(`${workspace} contentIdeas ${company}`, () =>
        done('Generated.', grow(store, 'contentIdeas', workspace, company)),
      );
    },
    'contentIdeas.edit': ({ workspace, body: { contentideaid, estimated_value, ...fields } }) =>
      done(
        'Saved.',
        change(store.contentIdeas, workspace, 'contentideaid', contentideaid, (row) => ({
          ...row,
          ...fields,
          ...(estimated_value && { estimated_value }),
        })),
      ),
    'contentIdeas.add': ({ workspace, body: { companyId, ...fields } }) => {
      const company = companyKey(world, workspace, companyId);
      const row = append(store, store.contentIdeas, workspace, company, (contentideaid) => ({
        contentideaid,
        ...fields,
      }));
      return done('Added.', row);
    },
    'contentIdeas.targetIcps': ({ workspace, query }) => {
      const company = companyKey(world, workspace, query.companyId);
      return listed(store.icps.list(workspace, company).map(({ title }) => ({ title })));
    },
  };
}
