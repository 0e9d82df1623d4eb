import type { BusinessProfile } from '#domain/businessInfo.ts';
import { append, companyKey, type World } from './world.ts';
import { done, type Behaviours } from './behaviour.ts';

/** Saving the business, and reading its website. */
export function businessInfoBehaviours(world: World): Behaviours<'businessInfo'> {
  const { store } = world;
  return {
    'businessInfo.save': ({ workspace, body }) => {
      const { companyId, domain: _workspace, ...profile } = body;
      if (companyId !== undefined) {
        const id = companyKey(world, workspace, companyId);
        store.companies.put(workspace, id, { owner: '', value: profile });
        return { success: true, message: 'Saved.', data: { companyId } };
      }
      let created = 0;
      append<BusinessProfile>(store, store.companies, workspace, '', (id) => {
        created = id;
        return profile;
      });
      return { success: true, message: 'Saved.', data: { companyId: created } };
    },
    'businessInfo.scrape': ({ workspace, body }) => {
      const { url, companyId } = body;
      const profile = store.companies.get(workspace, companyKey(world, workspace, companyId));
      const title = profile?.value.name ?? '';
      const summary = profile?.value.description ?? '';
      return done('The website has been read.', { companyId, url, title, summary });
    },
  };
}
