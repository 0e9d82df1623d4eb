import { boolean, object, strictObject } from 'valibot';
import { call } from './call.ts';
import { done, text } from './fields.ts';

/** Creates a workspace, and checks whether one exists. */
export const workspaceCalls = {
  'workspaces.create': call('workspaces.create', {
    body: strictObject({ company: text, domain: text, fullName: text }),
    answer: done,
  }),
  'workspaces.check': call('workspaces.check', { answer: object({ exists: boolean() }) }),
} as const;
