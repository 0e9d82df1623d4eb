import type { Usp, UspDraft } from '#domain/insights/usp.ts';
import { aUsp } from '#mocks/fixtures/usp.ts';
import { UspsScreen, type UspsScreenProps } from '#screens/Usps/UspsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { boardScenarios } from './boardScenarios.ts';
import { boards } from './boardSteps.ts';

const of = boardScenarios<Usp, UspDraft, Pick<UspsScreenProps, 'usps' | 'stage'>>({
  board: boards.usps,
  make: ({ name, ...rest } = {}, index = 0) =>
    aUsp({ ...rest, ...(name !== undefined && { title: name }) }, index),
  argsOf: (usps) => ({ usps, stage: 'usps' }),
  added: {
    title: 'Warm at seven',
    description: 'Bread before breakfast.',
    valueProposition: 'Fresher than the shelf.',
  },
  words: {
    list: 'Unique selling points',
    next: 'Set Up ICPs',
    back: 'Back to Business Info',
    backTo: '/business-info',
    fetchFailed: 'Failed to fetch USP',
    saveFailed: 'Failed to save USP',
  },
});

const meta = preview.meta({
  title: 'Screens/Usps',
  component: UspsScreen,
  parameters: { layout: 'fullscreen' },
  args: of.args,
});

export const Ready = meta.story({ tags: ['visual'], ...of.ready });

export const Thousands = meta.story(of.thousands);

export const Loading = meta.story({ tags: ['visual'], ...of.loading });

export const Polling = meta.story({ tags: ['visual'], ...of.polling });

export const Empty = meta.story({ tags: ['visual'], ...of.empty });

export const LoadError = meta.story({ tags: ['visual'], ...of.loadError });

/** The cards stay visible while they are reloaded. */
export const Refreshing = meta.story(of.refreshing);

/** Cards of the last generation are marked; during a generation the button is busy. */
export const GeneratingMore = meta.story(of.generatingMore);

/** The first generation: the list is empty, and its rows are being generated. */
export const FirstOnes = meta.story(of.firstOnes);

export const Adding = meta.story({ tags: ['visual'], ...of.adding });

export const Added = meta.story(of.added);

export const Editing = meta.story(of.editing);

/** While the request runs, nothing closes and nothing is sent twice. */
export const Saving = meta.story(of.saving);

export const SaveError = meta.story(of.saveError);

export const ConfirmingDelete = meta.story({ tags: ['visual'], ...of.confirmingDelete });

export const Deleted = meta.story(of.deleted);

/** Before there is a company nothing is requested, and the page says so. */
export const WithoutCompany = meta.story(of.withoutCompany);

export const LongContent = meta.story({ tags: ['visual'], ...of.longContent });

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
