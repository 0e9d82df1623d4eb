import { described, note } from '../members/activity.ts';
import { beforeEmailChange, beforeRemoval } from '../members/membership.ts';
import { change, drop, requireRow, toWire } from './context.ts';
import { nextVersion } from './edit.ts';
import { done, listedInParts, type Operations } from './operation.ts';
import { wireParts } from './parts.ts';
import { requireRoom } from './space.ts';

/** The most users of a workspace (D87). */
const mostUsers = 1_000;

/** The operations of the workspace's user list. Every change is recorded (D93). */
export const userOperations: Operations<'users'> = {
  'users.list': async ({ rows }, { workspace }) =>
    listedInParts(wireParts(rows, 'users', workspace, '')),
  'users.add': ({ rows }, { workspace, member, body }) =>
    rows.together(`${workspace} users`, async (within) => {
      await requireRoom(within, 'users', workspace, '', mostUsers);
      const user = await within.insert('users', workspace, '', body);
      await note(within, workspace, member, { what: 'added', whom: described(body) });
      return done('Added.', toWire('users', user));
    }),
  'users.edit': ({ rows }, { workspace, member, body: { id, version: from, ...texts } }) =>
    rows.together(`${workspace} users`, async (within) => {
      const { value } = await requireRow(within, 'users', workspace, id);
      const version = nextVersion(value, texts, from);
      if (member) await beforeEmailChange(within, workspace, member, id, texts.email);
      const user = await change(within, 'users', workspace, id, { ...texts, version });
      const [was, whom] = [described(value), described(user)];
      if (was !== whom) await note(within, workspace, member, { what: 'changed', whom, was });
      return done('Saved.', user);
    }),
  'users.remove': ({ rows }, { workspace, member, body: { id } }) =>
    rows.together(`${workspace} users`, async (within) => {
      const { value } = await requireRow(within, 'users', workspace, id);
      if (member) await beforeRemoval(within, workspace, member, id);
      await note(within, workspace, member, { what: 'removed', whom: described(value) });
      await drop(within, 'users', workspace, id);
      return done('Deleted.');
    }),
};
