import { expect, it } from 'vitest';
import { memoryStore } from '#platform/textStore.ts';
import { createDismissibleNotice } from './deploymentNotice.ts';

const notice = { text: 'Down on Sunday.', link: '', tone: 'info' } as const;

it('shows another notice after one was dismissed, and the same one in another session', () => {
  const store = memoryStore();
  createDismissibleNotice(notice, store).dismiss();
  const other = { ...notice, text: 'Down on Monday.' };
  expect(createDismissibleNotice(other, store).getSnapshot()).toEqual(other);
  expect(createDismissibleNotice(notice, memoryStore()).getSnapshot()).toEqual(notice);
});
