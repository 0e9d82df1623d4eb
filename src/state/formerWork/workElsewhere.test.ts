import { expect, it } from 'vitest';
import { fakeTabs } from './fakeTabs.ts';
import { createTabStops } from './tabStops.ts';
import { createWorkElsewhere, type AnnouncedWork } from './workElsewhere.ts';

const adding = (done: number): AnnouncedWork => ({
  name: 'adding keywords',
  kind: 'adding',
  done,
  of: 30,
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

function browser() {
  const { locks, openChannel, freeLocks } = fakeTabs();
  return {
    freeLocks,
    openTab: () => {
      const tabs = openChannel();
      const stopped: string[] = [];
      createTabStops(tabs, 'adding keywords').subscribe(() => stopped.push('adding keywords'));
      return { ...createWorkElsewhere({ tabs, locks }), tabs, stopped };
    },
  };
}

it('announces its work and the end of it to other tabs', async () => {
  const { openTab } = browser();
  const [here, there] = [openTab(), openTab()];
  here.announce([adding(0)]);
  await settled();
  expect(there.others()).toEqual([adding(0)]);
  here.announce([adding(12)]);
  expect(there.others()).toEqual([adding(12)]);
  expect(here.others()).toEqual([]);
  here.announce([]);
  expect(there.others()).toEqual([]);
  await settled();
  here.announce([adding(1)]);
  await settled();
  expect(there.others()).toEqual([adding(1)]);
});

it('announces its work to a tab that is opened later', async () => {
  const { openTab } = browser();
  openTab().announce([adding(12)]);
  await settled();
  expect(openTab().others()).toEqual([adding(12)]);
});

it('forgets a tab that was closed without a message', async () => {
  const { openTab, freeLocks } = browser();
  const [here, there] = [openTab(), openTab()];
  here.announce([adding(12)]);
  await settled();
  here.tabs.close();
  freeLocks();
  await settled();
  expect(there.others()).toEqual([]);
});

it('shows work that two tabs have queued once, with the most progress', async () => {
  const { openTab } = browser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  first.announce([adding(12)]);
  second.announce([adding(0)]);
  await settled();
  expect(third.others()).toEqual([adding(12)]);
});

it('stops work in every other tab', () => {
  const { openTab } = browser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  third.stop('adding keywords');
  third.stop('deleting keywords');
  expect([first.stopped, second.stopped]).toEqual([['adding keywords'], ['adding keywords']]);
});

it('ignores messages of another version', async () => {
  const { openTab } = browser();
  const [here, there] = [openTab(), openTab()];
  for (const word of ['work', 'work {', 'work null', 'work {"tab":"a","work":[{"kind":"baking"}]}'])
    there.tabs.post(word);
  await settled();
  expect(here.others()).toEqual([]);
});
