import { expect, it, vi } from 'vitest';
import { memoryStore } from '#platform/textStore.ts';
import { createDismissibleNotice } from './deploymentNotice.ts';

const notice = { text: 'Down on Sunday.', link: '', tone: 'info' } as const;

it('shows nothing without a notice', () => {
  expect(createDismissibleNotice(undefined, memoryStore()).getSnapshot()).toBeNull();
});

it('shows a notice until it is dismissed, also after a reload', () => {
  const store = memoryStore();
  const shown = createDismissibleNotice(notice, store);
  const listener = vi.fn();
  shown.subscribe(listener);
  expect(shown.getSnapshot()).toEqual(notice);
  shown.dismiss();
  shown.dismiss();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(shown.getSnapshot()).toBeNull();
  expect(createDismissibleNotice(notice, store).getSnapshot()).toBeNull();
});

it('shows another notice after one was dismissed, and the same one in another session', () => {
  const store = memoryStore();
  createDismissibleNotice(notice, store).dismiss();
  const other = { ...notice, text: 'Down on Monday.' };
  expect(createDismissibleNotice(other, store).getSnapshot()).toEqual(other);
  expect(createDismissibleNotice(notice, memoryStore()).getSnapshot()).toEqual(notice);
});
