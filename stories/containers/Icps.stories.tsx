import { IcpsContainer } from '#containers/IcpsContainer.tsx';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { boards } from '../screens/boardSteps.ts';
import { boardStories } from './boardStories.ts';

const of = boardStories({
  board: boards.icps,
  list: 'icps',
  next: { button: 'Choose Geographies', path: '/geos' },
  messages: {
    fetch: 'Failed to fetch ICP',
    save: 'Failed to save ICP',
    remove: 'Failed to delete ICP',
    generate: 'Failed to generate ICP',
  },
});

const at = (onboardingStage: OnboardingStage) => () => (
  <InApp path="/icps" pace={100} keptToo={{ onboardingStage }}>
    <VisitProvider>
      <IcpsContainer />
    </VisitProvider>
  </InApp>
);

const meta = preview.meta({
  title: 'Containers/Icps',
  component: IcpsContainer,
  parameters: { layout: 'fullscreen' },
  render: at('done'),
  beforeEach: ({ msw }) => msw.use(...scenario.ready()),
});

export const Ready = meta.story(of.ready);

export const Loading = meta.story(of.loading);

/** Empty at first; an attempt later the rows are there. */
export const Polling = meta.story(of.polling);

/** After ten more tries without data, one error is logged and the page offers two buttons. */
export const PollingExhausted = meta.story(of.pollingExhausted);

/** Nothing was ever generated: Generate now fills the board. */
export const Empty = meta.story(of.empty);

/** A page of onboarding that finds no profiles, after a reload or on another device, has them generated. */
export const ContinuesOnboarding = meta.story({ ...of.continues, render: at('icps') });

/** The generation fails: both buttons come back at once, and Check again polls. */
export const EmptyFails = meta.story(of.emptyFails);

export const LoadError = meta.story(of.loadError);

export const Adding = meta.story(of.adding);

/** The dialog stays open with the typed text and the message. */
export const SaveError = meta.story(of.saveError);

export const Editing = meta.story(of.editing);

export const EditingFails = meta.story(of.editingFails);

/** Deletes at once, and Undo restores the row. */
export const ConfirmingDelete = meta.story(of.confirmingDelete);

/** The card returns with the message. */
export const DeletingFails = meta.story(of.deletingFails);

export const GeneratingMore = meta.story(of.generatingMore);

export const GeneratingFails = meta.story(of.generatingFails);
