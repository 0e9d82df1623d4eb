import { expect, it } from 'vitest';
import { tokensCss } from './tokensCss.ts';

it('moves nothing for who asked for reduced motion (D48)', () => {
  expect(tokensCss()).toContain('@media (prefers-reduced-motion: reduce){:root{--motion:0ms}}');
});
