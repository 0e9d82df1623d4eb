import { describe, expect, it } from 'vitest';
import { isMissingChunk } from './isMissingChunk.ts';

describe('isMissingChunk', () => {
  it.each([
    new TypeError('Failed to fetch dynamically imported module: http://a.test/assets/x.js'),
    new TypeError('error loading dynamically imported module: http://a.test/assets/x.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/x.css'),
  ])('knows the words of each browser: %s', (error) => {
    expect(isMissingChunk(error)).toBe(true);
  });

  it.each([new TypeError('x is not a function'), new TypeError('Failed to fetch'), 'text', null])(
    'leaves other errors alone: %s',
    (error) => {
      expect(isMissingChunk(error)).toBe(false);
    },
  );
});
