import { expect, it } from 'vitest';
import { openTab, signedInTab } from './fakeTab.ts';
import { personLeft } from './personLeft.ts';

it('is silent while somebody comes in and stays', async () => {
  const tab = openTab('/usps', true);
  const left = personLeft(tab.session);
  await tab.session.start();
  expect(tab.session.getSnapshot().status).toBe('authenticated');
  expect(left.aborted).toBe(false);
});

it('is silent for a guest', async () => {
  const tab = openTab('/usps');
  const left = personLeft(tab.session);
  await tab.session.start();
  expect(left.aborted).toBe(false);
});

it('tells of a logout before anything is set aside, so that work can still keep what is not done', async () => {
  const tab = await signedInTab();
  const left = personLeft(tab.session);
  let keptSoFar: readonly string[] | undefined;
  left.addEventListener('abort', () => (keptSoFar = [...tab.left]));
  await tab.session.signOut();
  expect(left.aborted).toBe(true);
  expect(keptSoFar).toEqual([]);
  expect(tab.left).toEqual(['left']);
});

it('tells of a logout in another tab, before this one lets go as well', async () => {
  const tab = await signedInTab();
  const left = personLeft(tab.session);
  let keptSoFar: readonly string[] | undefined;
  left.addEventListener('abort', () => (keptSoFar = [...tab.left]));
  tab.hear('left');
  expect(left.aborted).toBe(true);
  expect(keptSoFar).toEqual([]);
  expect(tab.left).toEqual(['left']);
});

it('tells when the session has ended, and when another tab has let somebody else in', async () => {
  const ended = await signedInTab();
  const hasEnded = personLeft(ended.session);
  await ended.session.expire();
  expect(hasEnded.aborted).toBe(true);

  const taken = await signedInTab();
  const isTaken = personLeft(taken.session);
  taken.letOtherIn();
  taken.session.wake();
  expect(isTaken.aborted).toBe(true);
});
