import { slugProblem, toSlug } from '#domain/slug.ts';
import { done, type Behaviours } from './behaviour.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Creating a workspace, and asking whether one exists. */
export function workspaceBehaviours({ store }: World): Behaviours<'workspaces'> {
  return {
    'workspaces.create': ({ workspace, body }) => {
      if (toSlug(workspace) !== workspace || slugProblem(workspace))
        throw new Refusal(422, `domain: “${workspace}” cannot be a workspace's name.`, ['domain']);
      if (store.workspaces.get(workspace, workspace))
        throw new Refusal(409, `“${workspace}” is taken. Please choose another domain.`, [
          'domain',
        ]);
      store.workspaces.put(workspace, workspace, { owner: '', value: body });
      return done('The workspace has been created.', body);
    },
    'workspaces.check': ({ workspace }) => ({
      exists: store.workspaces.get(workspace, workspace) !== undefined,
    }),
  };
}
