import { expect, fn, within } from 'storybook/test';
import { plainBoardView } from '#domain/evidence/grounds.ts';
import type { Icp, IcpDraft } from '#domain/insights/icp.ts';
import type { Collection } from '#contracts/collection.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { anIcp } from '#mocks/fixtures/icp.ts';
import { IcpsScreen, type IcpsScreenProps } from '#screens/Icps/IcpsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boards } from './boardSteps.ts';
import { remoteScenarios } from './remoteScenarios.ts';

const argsOf = (icps: Collection<Icp, IcpDraft>) => ({ icps });
const six = aCollection<Icp, IcpDraft>(ready(many(6, anIcp)));
const states = remoteScenarios({ argsOf, fetchFailed: 'Failed to fetch ICP' });

const args: IcpsScreenProps = {
  ...argsOf(six),
  stage: 'icps',
  hasCompany: true,
  view: plainBoardView,
  onViewChange: fn(),
  onNext: fn(),
};

/** What the three boards share is shown by the selling points. */
const meta = preview.meta({
  title: 'Screens/Icps',
  component: IcpsScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await boards.icps.isReady();
    const list = within(canvas.getByRole('list', { name: 'Ideal customer profiles' }));
    await expect(list.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Choose Geographies' })).toBeEnabled();
  },
});

export const Loading = meta.story(states.loading);

export const Polling = meta.story(states.polling);

export const Empty = meta.story(states.empty);

export const LoadError = meta.story(states.loadError);

export const Adding = meta.story({
  play: async () => {
    await boards.icps.fillIn();
  },
});
