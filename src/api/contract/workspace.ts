import {
  array,
  boolean,
  nullable,
  object,
  optional,
  picklist,
  strictObject,
  unknown,
} from 'valibot';
import { longest } from '#domain/entities/description.ts';
import { activities } from '#domain/people/activity.ts';
import { call } from './call.ts';
import { answerOf, done, id, longText, text, upTo } from './fields.ts';

/** What somebody has done, in the names of the server (D93). */
const activityRow = object({
  id,
  at: text,
  who: text,
  what: picklist(activities),
  /** The user or the company that it was done to, as they are since. */
  whom: text,
  /** The user as they were before. */
  was: optional(text),
});

/** What the owner and the members may do with the workspace as a whole (D92–D94). A server has all of these calls or none. */
export const oneWorkspaceCalls = {
  'workspace.get': call('workspace.get', {
    answer: answerOf(
      object({
        name: text,
        /** The owner's id in the user list; null when nobody is known to be. */
        ownerId: nullable(id),
        isOwner: boolean(),
      }),
    ),
    isOptional: true,
  }),
  'workspace.handOver': call('workspace.handOver', {
    body: strictObject({ id }),
    answer: done,
    isOptional: true,
  }),
  'workspace.activity': call('workspace.activity', {
    answer: answerOf(array(activityRow)),
    isOptional: true,
  }),
  'workspace.export': call('workspace.export', {
    query: object({ after: optional(upTo(longest.text)) }),
    answer: answerOf(
      object({
        /** Rows of all kinds, those of one kind one after the other. */
        entries: array(object({ kind: text, value: unknown() })),
        /** Asks for the next part; null after the last one. */
        next: nullable(text),
      }),
    ),
    isOptional: true,
  }),
  'workspace.removeCompany': call('workspace.removeCompany', {
    body: strictObject({ companyId: id, name: longText }),
    answer: done,
    isOptional: true,
  }),
  'workspace.remove': call('workspace.remove', {
    body: strictObject({ name: longText }),
    answer: done,
    isOptional: true,
  }),
} as const;
