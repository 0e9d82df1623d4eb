import { expect, it } from 'vitest';
import { workspacePageOf, workspacePages } from './workspacePages.ts';

const waysBack = workspacePages.flatMap(({ path, back }) =>
  back === undefined ? [] : [[back, path] as const],
);

it.each(waysBack)('leads from %s to %s and back', (back, path) => {
  expect(workspacePageOf(back)?.next).toContain(path);
});
