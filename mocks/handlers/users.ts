import { done, listed, type Behaviours } from './behaviour.ts';
import { append, change, drop, type World } from './world.ts';

/** The workspace's user list. */
export function userBehaviours({ store }: World): Behaviours<'users'> {
  return {
    'users.list': ({ workspace }) => listed(store.users.list(workspace, '')),
    'users.add': ({ workspace, body }) =>
      done(
        'Added.',
        append(store, store.users, workspace, '', (id) => ({ id, ...body })),
      ),
    'users.edit': ({ workspace, body: { id, ...fields } }) =>
      done(
        'Saved.',
        change(store.users, workspace, 'id', id, (row) => ({ ...row, ...fields })),
      ),
    'users.remove': ({ workspace, body }) => {
      drop(store.users, workspace, 'id', body.id);
      return done('Deleted.');
    },
  };
}
