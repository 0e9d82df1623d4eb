import type { Geography, GeographyDraft } from '#domain/insights/geography.ts';
import { aGeography } from '#mocks/fixtures/geography.ts';
import { GeosScreen, type GeosScreenProps } from '#screens/Geos/GeosScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boardScenarios } from './boardScenarios.ts';
import { boards } from './boardSteps.ts';

const of = boardScenarios<
  Geography,
  GeographyDraft,
  Pick<GeosScreenProps, 'geographies' | 'stage'>
>({
  board: boards.geos,
  make: ({ name, ...rest } = {}, index = 0) =>
    aGeography({ ...rest, ...(name !== undefined && { region: name }) }, index),
  argsOf: (geographies) => ({ geographies, stage: 'geos' }),
  added: {
    region: 'Wales',
    marketSize: '$90 million',
    growthRate: '3% a year',
    competitionLevel: 'Low',
    recommendation: 'Start in Cardiff.',
  },
  words: {
    list: 'Target geographies',
    next: 'Complete Setup',
    back: 'Back to ICPs',
    backTo: '/icps',
    fetchFailed: 'Failed to fetch Geographies',
    saveFailed: 'Failed to save Geography',
  },
});

const meta = preview.meta({
  title: 'Screens/Geos',
  component: GeosScreen,
  parameters: { layout: 'fullscreen' },
  args: of.args,
});

export const Ready = meta.story({ tags: ['visual'], ...of.ready });

export const Loading = meta.story(of.loading);

export const Polling = meta.story(of.polling);

export const Empty = meta.story(of.empty);

export const LoadError = meta.story(of.loadError);

/** The cards stay visible while they are reloaded. */
export const Refreshing = meta.story(of.refreshing);

/** Cards of the last generation are marked; during a generation the button is busy. */
export const GeneratingMore = meta.story(of.generatingMore);

/** The first generation: the list is empty, and its rows are being generated. */
export const FirstOnes = meta.story(of.firstOnes);

export const Adding = meta.story(of.adding);

export const Added = meta.story(of.added);

export const Editing = meta.story(of.editing);

/** While the request runs, nothing closes and nothing is sent twice. */
export const Saving = meta.story(of.saving);

export const SaveError = meta.story(of.saveError);

export const ConfirmingDelete = meta.story(of.confirmingDelete);

export const Deleted = meta.story(of.deleted);

/** Before there is a company nothing is requested, and the page says so. */
export const WithoutCompany = meta.story(of.withoutCompany);

export const LongContent = meta.story(of.longContent);

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
