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

type Tab = Awaited<ReturnType<typeof signedInTab>>;

it.each<[string, (tab: Tab) => unknown]>([
  ['here', (tab) => tab.session.signOut()],
  ['in another tab', (tab) => tab.receive('left')],
])(
  'aborts on a logout %s before stored data is set aside, so that unfinished work can still be saved',
  async (_where, logOut) => {
    const tab = await signedInTab();
    const left = signedOutSignal(tab.session);
    let keptSoFar: readonly string[] | undefined;
    left.addEventListener('abort', () => (keptSoFar = [...tab.left]));
    await logOut(tab);
    expect(keptSoFar).toEqual([]);
    expect(tab.left).toEqual(['left']);
  },
);

it.each<[string, (tab: Tab) => unknown]>([
  ['the session expires', (tab) => tab.session.expire()],
  [
    'another tab has signed in somebody else',
    (tab) => {
      tab.signInSomebodyElse();
      tab.session.wake();
    },
  ],
])('aborts when %s', async (_what, happen) => {
  const tab = await signedInTab();
  const left = signedOutSignal(tab.session);
  await happen(tab);
  expect(left.aborted).toBe(true);
});
