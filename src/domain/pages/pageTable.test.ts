import { expect, it } from 'vitest';
import { pages } from './pageTable.ts';
import { workspacePageOf, workspacePages } from './workspacePages.ts';

const pathsIn = (menu: string) =>
  workspacePages.filter((page) => page.menu === menu).map(({ path }) => path);

it('has the two campaigns and the profile as menus, each in its order', () => {
  expect(pathsIn('inbound')).toEqual(['/keyword-research', '/content-research']);
  expect(pathsIn('outbound')).toEqual(['/target-companies', '/prospects', '/email-variations']);
  expect(pathsIn('profile')).toEqual(['/business-info', '/usps', '/icps', '/geos', '/users']);
});

it.each(['/business-info', '/target-companies', '/keyword-research'] as const)(
  'has no way back from %s',
  (path) => {
    expect(pages[path].back).toBeNull();
  },
);

it.each(['/content-research', '/email-variations'] as const)(
  'has no next page after %s',
  (path) => {
    expect(pages[path].next).toEqual([]);
  },
);

const waysBack = workspacePages.flatMap(({ path, back }) =>
  back === null ? [] : [[back, path] as const],
);

it.each(waysBack)('leads from %s to %s and back', (back, path) => {
  expect(workspacePageOf(back)?.next).toContain(path);
});

it('requires each onboarding step except the dashboard to be reached', () => {
  const steps = workspacePages.filter(({ step }) => step !== null);
  expect(steps.map(({ path, step, requires }) => [path, step, requires])).toEqual([
    ['/dashboard', 'dashboard', null],
    ['/business-info', 'business-info', 'business-info'],
    ['/usps', 'usps', 'usps'],
    ['/icps', 'icps', 'icps'],
    ['/geos', 'geos', 'geos'],
  ]);
});
