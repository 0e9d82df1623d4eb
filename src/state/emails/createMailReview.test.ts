import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOwnedStorage } from '#platform/ownedStorage.ts';
import { memoryStore } from '#platform/textStore.ts';
import { createTypedWrites } from '../typedWrites.ts';
import { createMailReview } from './createMailReview.ts';

function setUp() {
  const storage = createOwnedStorage(memoryStore(), () => () => undefined);
  storage.claim('ada');
  const leaving = new Set<() => void>();
  const signedOut = new AbortController();
  const typedWrites = createTypedWrites((listener) => {
    leaving.add(listener);
    return () => leaving.delete(listener);
  }, signedOut.signal);
  const leavePage = () => {
    for (const listener of leaving) listener();
  };
  const signOut = () => signedOut.abort();
  return { storage, leavePage, signOut, review: createMailReview({ storage, typedWrites }) };
}
const edits = (subject: string) => ({ k: { subject, body: '' } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows typed text at once and stores it when typing pauses', () => {
  const { storage, review } = setUp();
  const write = vi.spyOn(storage, 'write');
  const writeJson = vi.spyOn(storage, 'writeJson');
  for (const subject of ['W', 'Wa', 'War']) {
    review.change('1', { edits: edits(subject) });
    expect(review.snapshot()['1']?.edits).toEqual(edits(subject));
    vi.advanceTimersByTime(100);
  }
  expect(write).not.toHaveBeenCalled();
  expect(writeJson).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(writeJson).toHaveBeenCalledTimes(1);
  expect(storage.read('emailReview')).toContain('War');
});

it('stores at once when the page is left or a button was pressed', () => {
  const { storage, review, leavePage } = setUp();
  review.change('1', { edits: edits('Warm') });
  leavePage();
  expect(storage.read('emailReview')).toContain('Warm');
  review.change('2', { mark: 'drafted' });
  expect(storage.read('emailReview')).toContain('drafted');
});

it('stores what was typed just before signing out', () => {
  const { storage, review, signOut } = setUp();
  review.change('1', { edits: edits('Warm') });
  signOut();
  expect(storage.read('emailReview')).toContain('Warm');
});

it('keeps what another tab has stored in the meantime', () => {
  const { storage, review } = setUp();
  review.change('1', { edits: edits('Warm') });
  storage.writeJson('emailReview', { 2: { mark: 'skipped', chosenKey: null, edits: {} } });
  expect(review.snapshot()).toMatchObject({ 1: { edits: edits('Warm') }, 2: { mark: 'skipped' } });
  vi.advanceTimersByTime(400);
  expect(storage.read('emailReview')).toMatch(/Warm.*skipped|skipped.*Warm/);
});
