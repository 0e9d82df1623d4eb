import { expect, it } from 'vitest';
import { openTab, signedInTab } from '../testing/fakeTab.ts';
import { signedOutSignal } from './createSession.ts';

it('does not abort while a person signs in and stays', async () => {
  const tab = openTab('/usps', true);
  const left = signedOutSignal(tab.session);
  await tab.session.start();
  expect(tab.session.getSnapshot().status).toBe('authenticated');
  expect(left.aborted).toBe(false);
});

it('aborts on a logout before stored data is set aside, so that unfinished work can still be saved', async () => {
  const tab = await signedInTab();
  const left = signedOutSignal(tab.session);
  let keptSoFar: readonly string[] | undefined;
  left.addEventListener('abort', () => (keptSoFar = [...tab.left]));
  await tab.session.signOut();
  expect(left.aborted).toBe(true);
  expect(keptSoFar).toEqual([]);
  expect(tab.left).toEqual(['left']);
});

it('aborts on a logout in another tab before this one sets its data aside', async () => {
  const tab = await signedInTab();
  const left = signedOutSignal(tab.session);
  let keptSoFar: readonly string[] | undefined;
  left.addEventListener('abort', () => (keptSoFar = [...tab.left]));
  tab.receive('left');
  expect(left.aborted).toBe(true);
  expect(keptSoFar).toEqual([]);
  expect(tab.left).toEqual(['left']);
});

it('aborts when the session expires and when another tab has signed in somebody else', async () => {
  const ended = await signedInTab();
  const hasEnded = signedOutSignal(ended.session);
  await ended.session.expire();
  expect(hasEnded.aborted).toBe(true);

  const taken = await signedInTab();
  const isReplaced = signedOutSignal(taken.session);
  taken.signInSomebodyElse();
  taken.session.wake();
  expect(isReplaced.aborted).toBe(true);
});
