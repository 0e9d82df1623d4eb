import { keepLastAddress, keepLastMember } from '../members/membership.ts';
import { change, drop, toWire, wireRows } from './context.ts';
import { done, listed, type Operations } from './operation.ts';

/** The operations of the workspace's user list. */
export const userOperations: Operations<'users'> = {
  'users.list': async ({ rows }, { workspace }) =>
    listed(await wireRows(rows, 'users', workspace, '')),
  'users.add': async ({ rows }, { workspace, body }) =>
    done('Added.', toWire('users', await rows.insert('users', workspace, '', body))),
  'users.edit': (context, { workspace, member, body: { id, ...fields } }) =>
    context.rows.together(`${workspace} users`, async (rows) => {
      if (member) await keepLastAddress(rows, workspace, id, fields.email);
      return done('Saved.', await change({ ...context, rows }, 'users', workspace, id, fields));
    }),
  'users.remove': ({ rows }, { workspace, member, body: { id } }) =>
    rows.together(`${workspace} users`, async (within) => {
      await drop(within, 'users', workspace, id);
      if (member) await keepLastMember(within, workspace);
      return done('Deleted.');
    }),
};
