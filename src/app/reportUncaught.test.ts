import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/response.ts';
import type { Services } from '#state/services.ts';
import { createNotices } from '#state/notices.ts';
import { reportUncaught } from './reportUncaught.ts';

function hear(thrown: unknown) {
  const log = vi.fn<Services['log']>();
  const notices = createNotices();
  const said: string[] = [];
  const reload = vi.fn();
  notices.subscribe(({ tone, text, action }) => {
    said.push(`${tone}: ${text}`);
    action?.run();
  });
  reportUncaught({ notices, log }, reload)(thrown);
  return { said, logged: log.mock.calls, reload };
}

const left = new ApiError({
  call: 'usps.list',
  kind: 'aborted',
  messageKey: 'message.usps.edit',
  cause: undefined,
});

describe('an error that nobody caught', () => {
  it.each([new TypeError('x is undefined'), 'a bare text', undefined, null])(
    'shows the person one message and logs the error: %s',
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
  ])('is not reported when the request was cancelled on purpose: %s', (thrown) => {
    expect(hear(thrown)).toMatchObject({ said: [], logged: [] });
  });

  it('says that a part of the page could not be loaded, and offers a reload', () => {
    const { said, reload } = hear(new TypeError('Importing a module script failed.'));
    expect(said).toEqual([
      'error: Part of this page could not be loaded. That happens after an update or when the connection drops.',
    ]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
