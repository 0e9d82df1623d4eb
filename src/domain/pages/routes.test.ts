import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeOf, routePaths } from './routes.ts';

describe('routeOf', () => {
  it('ignores letter case and one trailing slash', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routePaths),
        fc.func(fc.boolean()),
        fc.boolean(),
        (path, isUpper, hasSlash) => {
          const cased = Array.from(path, (letter, index) =>
            isUpper(index) ? letter.toUpperCase() : letter,
          );
          const ending = hasSlash && path !== '/' ? '/' : '';
          expect(routeOf(`${cased.join('')}${ending}`)).toBe(path);
        },
      ),
    );
  });

  it.each(['', '/usps//', '/usps/1', '/%75sps', '/nowhere', 'usps'])(
    'knows no page at %j',
    (path) => {
      expect(routeOf(path)).toBeUndefined();
    },
  );
});
