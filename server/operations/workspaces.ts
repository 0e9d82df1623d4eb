import { slugProblem, toSlug } from '#domain/session/slug.ts';
import { note } from '../members/activity.ts';
import { notVerified } from '../members/membership.ts';
import { done, type Operations } from './operation.ts';
import { Refusal } from './refusal.ts';

/** Creates a workspace, and checks whether one exists. */
export const workspaceOperations: Operations<'workspaces'> = {
  'workspaces.create': async ({ rows }, { workspace, member, body }) => {
    if (toSlug(workspace) !== workspace || slugProblem(workspace))
      throw new Refusal(422, `domain: “${workspace}” cannot be a workspace's name.`, ['domain']);
    if (member && member.email === undefined) throw notVerified();
    return rows.together(`${workspace} users`, async (within) => {
      if (!(await within.names.claim('workspaces', workspace, workspace, body)))
        throw new Refusal(409, `“${workspace}” is taken. Please choose another domain.`, [
          'domain',
        ]);
      if (member?.email !== undefined) {
        const owner = { name: body.fullName, email: member.email, role: 'Owner' };
        const { id } = await within.insert('users', workspace, '', owner);
        await within.bind(workspace, id, member.subject);
        await within.names.put('owners', workspace, workspace, id);
        await note(within, workspace, member, { what: 'created', whom: workspace });
      }
      return done('The workspace has been created.', body);
    });
  },
  'workspaces.check': async ({ rows }, { workspace }) => ({
    exists: (await rows.names.get('workspaces', workspace, workspace)) !== undefined,
  }),
};
