import { array, object, strictObject, string } from 'valibot';
import { call } from './call.ts';
import { answerOf, done, id, text } from './fields.ts';

const fields = { name: text, email: text, role: text };

/** One user as the server spells it. */
export const userRow = object({ id, name: text, email: string(), role: string() });

/** The workspace's user list. */
export const userCalls = {
  'users.list': call('users.list', { answer: answerOf(array(userRow)) }),
  'users.add': call('users.add', { body: strictObject(fields), answer: done }),
  'users.edit': call('users.edit', { body: strictObject({ id, ...fields }), answer: done }),
  'users.remove': call('users.remove', { body: strictObject({ id }), answer: done }),
} as const;
