import type { Icp, IcpDraft } from '#domain/insights/icp.ts';
import { anIcp } from '#mocks/fixtures/icp.ts';
import { IcpsScreen, type IcpsScreenProps } from '#screens/Icps/IcpsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boardScenarios } from './boardScenarios.ts';
import { boards } from './boardSteps.ts';

const of = boardScenarios<Icp, IcpDraft, Pick<IcpsScreenProps, 'icps' | 'stage'>>({
  board: boards.icps,
  make: ({ name, ...rest } = {}, index = 0) =>
    anIcp({ ...rest, ...(name !== undefined && { title: name }) }, index),
  argsOf: (icps) => ({ icps, stage: 'icps' }),
  added: {
    title: 'Hotel kitchens',
    description: 'Breakfast for two hundred.',
    painPoints: ['Late vans', 'Waste'],
    goals: ['One supplier'],
  },
  words: {
    list: 'Ideal customer profiles',
    next: 'Choose Geographies',
    back: 'Back to USPs',
    backTo: '/usps',
    fetchFailed: 'Failed to fetch ICP',
    saveFailed: 'Failed to save ICP',
  },
});

const meta = preview.meta({
  title: 'Screens/Icps',
  component: IcpsScreen,
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
