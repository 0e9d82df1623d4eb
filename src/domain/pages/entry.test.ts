import { describe, expect, it } from 'vitest';
import { entryRedirect, workspaceGate } from './entry.ts';
import type { Site } from '../session/host.ts';

const workspace: Site = { kind: 'workspace', apex: 'app.localhost', workspace: 'acme' };
const local: Site = { kind: 'local', apex: 'app.localhost', workspace: 'demo' };
const apex: Site = { kind: 'apex', apex: 'app.localhost' };
const unknown: Site = { kind: 'unknown', apex: 'app.localhost' };
const fresh = { stage: 'business-info', lastPath: undefined } as const;
const halfway = { stage: 'icps', lastPath: '/usps' } as const;

describe('entryRedirect', () => {
  it.each([
    ['next wins', workspace, 'exists', '/users', halfway, '/users'],
    ['then the last path', workspace, 'exists', undefined, halfway, '/usps'],
    [
      'then the stage',
      workspace,
      'exists',
      undefined,
      { ...halfway, lastPath: undefined },
      '/icps',
    ],
    ['the first step by default', workspace, 'exists', undefined, fresh, '/business-info'],
    ['done', workspace, 'exists', undefined, { stage: 'done', lastPath: undefined }, '/dashboard'],
    [
      'done, with a setup page open last',
      workspace,
      'exists',
      undefined,
      { stage: 'done', lastPath: '/usps' },
      '/dashboard',
    ],
    ['localhost is the demo workspace', local, 'exists', undefined, fresh, '/business-info'],
    ['waits for the check', workspace, 'checking', '/users', halfway, undefined],
    ['a missing workspace', workspace, 'missing', '/users', halfway, '/tenant-not-found'],
    ['too many labels', unknown, 'checking', '/users', halfway, '/tenant-not-found'],
    ['the apex', apex, 'checking', undefined, halfway, '/create-tenant'],
    ['a deep link on the apex', apex, 'checking', '/users', halfway, '/users'],
  ] as const)('%s', (_, site, answer, next, progress, target) => {
    expect(entryRedirect({ site, workspace: answer, next, progress })).toBe(target);
  });
});

describe('workspaceGate', () => {
  it.each([
    [apex, 'missing', 'exists'],
    [unknown, 'exists', 'missing'],
    [workspace, 'checking', 'checking'],
    [workspace, 'missing', 'missing'],
    [local, 'exists', 'exists'],
  ] as const)('%j with answer %s', (site, answer, gate) => {
    expect(workspaceGate(site, answer)).toBe(gate);
  });
});
