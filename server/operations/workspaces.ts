import { slugProblem, toSlug } from '#domain/session/slug.ts';
import { note } from '../members/activity.ts';
import { notVerified } from '../members/membership.ts';
import type { Rows } from '../rows/rows.ts';
import { done, type Operations } from './operation.ts';
import { Refusal } from './refusal.ts';

/** The most workspaces that one person has created and nobody has deleted (D89). */
const mostWorkspaces = 50;

/** Records who creates a workspace, or refuses it. One person's requests at once are counted one after the other. */
const requireFew = (rows: Rows, workspace: string, subject: string): Promise<void> =>
  rows.together(`creator ${subject}`, async (within) => {
    if ((await within.names.countCreated(subject)) >= mostWorkspaces)
      throw new Refusal(
        409,
        `You have ${mostWorkspaces} workspaces, which is the most. Delete one first.`,
      );
    await within.names.put('creators', workspace, subject, true);
  });

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
        await requireFew(within, workspace, member.subject);
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
