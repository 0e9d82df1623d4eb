import { done, listed, type Behaviours } from './behaviour.ts';
import { grow } from './grow.ts';
import { append, change, companyKey, drop, type World } from './world.ts';

/** The target companies. With one go the people found there, and the mail to them. */
export function targetCompanyBehaviours(world: World): Behaviours<'targetCompanies'> {
  const { store, generation } = world;
  return {
    'targetCompanies.list': ({ workspace, query }) =>
      listed(store.targetCompanies.list(workspace, companyKey(world, workspace, query.companyId))),
    'targetCompanies.generate': ({ workspace, body }) => {
      const company = companyKey(world, workspace, body.companyId);
      return generation.run(`${workspace} targetCompanies ${company}`, () =>
        listed(grow(store, 'targetCompanies', workspace, company)),
      );
    },
    'targetCompanies.add': ({ workspace, body: { companyId, ...fields } }) => {
      const company = companyKey(world, workspace, companyId);
      const row = append(store, store.targetCompanies, workspace, company, (targetid) => ({
        targetid,
        ...fields,
      }));
      return done('Added.', row);
    },
    'targetCompanies.edit': ({ workspace, body: { targetid, ...fields } }) =>
      done(
        'Saved.',
        change(store.targetCompanies, workspace, 'targetid', targetid, (row) => ({
          ...row,
          ...fields,
        })),
      ),
    'targetCompanies.remove': ({ workspace, body: { targetid } }) => {
      drop(store.targetCompanies, workspace, 'targetid', targetid);
      for (const { prospectid } of store.prospects.list(workspace, String(targetid))) {
        store.prospects.remove(workspace, String(prospectid));
        store.letters.remove(workspace, String(prospectid));
      }
      return done('Deleted.');
    },
  };
}
