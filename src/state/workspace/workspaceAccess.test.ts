import { expect, it, vi } from 'vitest';
import { createWorkspaceAccess } from './workspaceAccess.ts';

it('is refused by a 403 of any call of the workspace, until the person tries again', () => {
  const access = createWorkspaceAccess();
  const listener = vi.fn<() => void>();
  access.subscribe(listener);
  access.noteFailure({ call: 'users.list', status: 403 });
  access.noteFailure({ call: 'keywords.list', status: 403 });
  expect(access.isRefused()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  access.tryAgain();
  expect(access.isRefused()).toBe(false);
  access.noteFailure({ call: 'users.list', status: 403 });
  expect(access.isRefused()).toBe(true);
});

it.each([
  { call: 'users.list', status: 401 },
  { call: 'users.list', status: 500 },
  { call: 'users.list', status: undefined },
  { call: 'workspaces.create', status: 403 },
  { call: 'workspaces.check', status: 403 },
] as const)('is not refused by $call with $status', (failure) => {
  const access = createWorkspaceAccess();
  access.noteFailure(failure);
  expect(access.isRefused()).toBe(false);
});
