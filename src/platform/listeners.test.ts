import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

it('tells every listener until it leaves', () => {
  const listeners = createListeners<[string]>();
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = listeners.subscribe(first);
  listeners.subscribe(second);
  listeners.tell('one');
  leave();
  listeners.tell('two');
  expect(first.mock.calls).toEqual([['one']]);
  expect(second.mock.calls).toEqual([['one'], ['two']]);
});
