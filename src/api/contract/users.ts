import { array, strictObject } from 'valibot';
import { userDescription } from '#domain/people/workspaceUser.ts';
import { call } from './call.ts';
import { bodyOf, rowOf } from './entity.ts';
import { answerOf, done, id, version } from './fields.ts';

const fields = bodyOf(userDescription);

/** One user, in the names of the server. */
export const userRow = rowOf(userDescription);

/** The workspace's user list. */
export const userCalls = {
  'users.list': call('users.list', { answer: answerOf(array(userRow)) }),
  'users.add': call('users.add', { body: strictObject(fields), answer: done }),
  'users.edit': call('users.edit', {
    body: strictObject({ id, ...fields, version }),
    answer: done,
  }),
  'users.remove': call('users.remove', { body: strictObject({ id }), answer: done }),
} as const;
