import { boolean, object, strictObject } from 'valibot';
import { call } from './call.ts';
import { done, nameText } from './fields.ts';

/** Creates a workspace, and checks whether one exists. */
export const workspaceCalls = {
  'workspaces.create': call('workspaces.create', {
    body: strictObject({ company: nameText, domain: nameText, fullName: nameText }),
    answer: done,
  }),
  'workspaces.check': call('workspaces.check', { answer: object({ exists: boolean() }) }),
} as const;
