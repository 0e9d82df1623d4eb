import { expect, test, vi } from 'vitest';
import { createListPages } from './listPages.ts';

const works = () => vi.fn(async () => undefined);
const fails = () =>
  vi.fn(async () => {
    throw new Error('no');
  });

test('pages of a list reload, one of those that share their rows', async () => {
  const pages = createListPages();
  const [one, same, other, elsewhere] = [works(), works(), works(), works()];
  pages.show('a', { key: '1', reload: one });
  pages.show('a', { key: '1', reload: same });
  pages.show('a', { key: '2', reload: other });
  pages.show('b', { key: '1', reload: elsewhere });
  expect(await pages.reload('a')).toBe(true);
  expect(one.mock.calls.length + same.mock.calls.length).toBe(1);
  expect(other).toHaveBeenCalledOnce();
  expect(elsewhere).not.toHaveBeenCalled();
});

test('a page that is left does not reload', async () => {
  const pages = createListPages();
  const reload = works();
  const leave = pages.show('a', { key: '1', reload });
  leave();
  expect(await pages.reload('a')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a failure is reported, unless its page shows it', async () => {
  const pages = createListPages();
  pages.show('a', { key: '1', reload: fails(), isQuiet: true });
  expect(await pages.reload('a')).toBe(true);
  pages.show('a', { key: '2', reload: fails() });
  expect(await pages.reload('a')).toBe(false);
});
