import { expect, it } from 'vitest';
import { routePaths, ruleOf } from '#domain/pages/routes.ts';
import { pageShapes } from './pageShapes.ts';

it('knows every page that stands in the shell, and no other', () => {
  const inShell = routePaths.filter((path) => ruleOf(path).access === 'workspace');
  expect(Object.keys(pageShapes).toSorted()).toEqual(inShell.toSorted());
});

it('knows the step of every page that is gated by one', () => {
  const gated = routePaths.filter((path) => ruleOf(path).requires !== undefined);
  expect(gated.map((path) => pageShapes[path]?.step)).toEqual(
    gated.map((path) => ruleOf(path).requires),
  );
});
