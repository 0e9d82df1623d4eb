import { expect, it, vi } from 'vitest';
import { createWorkUnderWay } from './workUnderWay.ts';

const source = (kind: 'adding' | 'emails') => ({
  subscribe: () => () => undefined,
  status: () => ({ kind, done: 1, of: 3 }),
  onStop: () => undefined,
  onSignedOut: () => undefined,
});

const workHere = () => {
  const work = createWorkUnderWay({
    isCurrentOwner: () => true,
    askBeforeClosing: () => undefined,
    elsewhere: {
      announce: () => undefined,
      others: () => [{ name: 'prospects', kind: 'prospects', done: 0, of: 6 }],
      stop: () => undefined,
      subscribe: () => undefined,
    },
  });
  work.of('adding keywords', () => source('adding'));
  work.of('emails', () => source('emails'));
  work.setHere(true);
  const onPage = () =>
    work.snapshot().flatMap(({ name, isOnPage }) => (isOnPage === true ? [name] : []));
  return { work, onPage };
};

it('marks the work that the open page shows, of this tab or another, until the page is left', () => {
  const { work, onPage } = workHere();
  const heard = vi.fn<() => void>();
  work.subscribe(heard);
  expect(onPage()).toEqual([]);
  const leave = work.showOnPage('emails');
  const leaveSearches = work.showOnPage('prospects');
  expect(onPage()).toEqual(['emails', 'prospects']);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  expect(onPage()).toEqual(['prospects']);
  leaveSearches();
  expect(onPage()).toEqual([]);
  expect(work.snapshot()).toHaveLength(3);
});

it('marks work for as long as any part of the page shows it', () => {
  const { work, onPage } = workHere();
  const first = work.showOnPage('emails');
  const second = work.showOnPage('emails');
  first();
  expect(onPage()).toEqual(['emails']);
  second();
  expect(onPage()).toEqual([]);
});
