import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { Services } from '#state/services.ts';
import { createNotices } from '#state/notices/notices.ts';
import { sayUncaught } from './sayUncaught.ts';

function hear(thrown: unknown) {
  const log = vi.fn<Services['log']>();
  const notices = createNotices();
  const said: string[] = [];
  notices.subscribe(({ tone, text }) => said.push(`${tone}: ${text}`));
  sayUncaught({ notices, log })(thrown);
  return { said, logged: log.mock.calls };
}

const left = new ApiError({
  call: 'usps.list',
  kind: 'aborted',
  messageKey: 'message.usps.edit',
  cause: undefined,
});

describe('an error that nobody caught', () => {
  it.each([new TypeError('x is undefined'), 'a bare text', undefined, null])(
    'is said once to the person, and what it was to the developer: %s',
    (thrown) => {
      const { said, logged } = hear(thrown);
      expect(said).toEqual(['error: Something went wrong. Please try again.']);
      expect(logged).toEqual([['Nobody caught this error:', thrown]]);
    },
  );

  it.each([
    new DOMException('The user aborted a request.', 'AbortError'),
    Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' }),
    left,
  ])('is nothing to speak of when it was given up on purpose: %s', (thrown) => {
    expect(hear(thrown)).toEqual({ said: [], logged: [] });
  });
});
