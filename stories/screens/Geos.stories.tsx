import { expect, fn, within } from 'storybook/test';
import { plainBoardView } from '#domain/evidence/grounds.ts';
import type { Geography, GeographyDraft } from '#domain/insights/geography.ts';
import type { Collection } from '#contracts/collection.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aGeography } from '#mocks/fixtures/geography.ts';
import { GeosScreen, type GeosScreenProps } from '#screens/Geos/GeosScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boards } from './boardSteps.ts';
import { remoteScenarios } from './remoteScenarios.ts';

const argsOf = (geographies: Collection<Geography, GeographyDraft>) => ({ geographies });
const six = aCollection<Geography, GeographyDraft>(ready(many(6, aGeography)));
const states = remoteScenarios({ argsOf, fetchFailed: 'Failed to fetch Geographies' });

const args: GeosScreenProps = {
  geographies: six,
  stage: 'geos',
  hasCompany: true,
  view: plainBoardView,
  onViewChange: fn(),
  onNext: fn(),
};

/** What the three boards share is shown by the selling points. */
const meta = preview.meta({
  title: 'Screens/Geos',
  component: GeosScreen,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await boards.geos.isReady();
    const list = within(canvas.getByRole('list', { name: 'Target geographies' }));
    await expect(list.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Complete Setup' })).toBeEnabled();
  },
});

export const Loading = meta.story(states.loading);

export const Polling = meta.story(states.polling);

export const Empty = meta.story(states.empty);

export const LoadError = meta.story(states.loadError);

export const Adding = meta.story({
  play: async () => {
    await boards.geos.fillIn();
  },
});
