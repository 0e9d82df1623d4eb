import { keepSomebody } from '../members/membership.ts';
import { change, drop, toWire, wireRows } from './context.ts';
import { done, listed, type Operations } from './operation.ts';

/** The workspace's user list. */
export const userOperations: Operations<'users'> = {
  'users.list': async ({ rows }, { workspace }) =>
    listed(await wireRows(rows, 'users', workspace, '')),
  'users.add': async ({ rows }, { workspace, body }) =>
    done('Added.', toWire('users', await rows.insert('users', workspace, '', body))),
  'users.edit': async (context, { workspace, body: { id, ...fields } }) =>
    done('Saved.', await change(context, 'users', workspace, id, fields)),
  'users.remove': ({ rows }, { workspace, member, body: { id } }) =>
    rows.together(`${workspace} users`, async (within) => {
      await drop(within, 'users', workspace, id);
      if (member) await keepSomebody(within, workspace);
      return done('Deleted.');
    }),
};
