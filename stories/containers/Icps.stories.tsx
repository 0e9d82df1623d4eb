import { expect, userEvent, waitFor } from 'storybook/test';
import { IcpsContainer } from '#containers/IcpsContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { expectNoise } from '#storybook/noise.ts';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { boards } from '../screens/boardSteps.ts';
import { boardPlays } from './boardPlays.ts';

const { compose, ready, empty, loading, serverError, networkFailure, polling, pollingExhausted } =
  scenario;
const board = boards.icps;
const plays = boardPlays(board);

const meta = preview.meta({
  title: 'Containers/Icps',
  component: IcpsContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/icps" pace={100}>
      <VisitProvider>
        <IcpsContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await board.cardCount()).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Geographies' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/geos'));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('icps.list'))),
  play: plays.isLoading,
});

/** Empty at first; an attempt later they are there. */
export const Polling = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), polling(3, 'icps'))),
  play: plays.hasCards,
});

/** Ten more tries and nothing: one line for the developer, two ways on for the person. */
export const PollingExhausted = meta.story({
  beforeEach: ({ msw }) => {
    expectNoise(/No icps after 10 more tries/);
    msw.use(...compose(ready(), pollingExhausted('icps')));
  },
  play: plays.offersBothWaysOn,
});

/** Nothing was ever generated: Generate now fills the board. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    expectNoise(/No icps after 10 more tries/);
    msw.use(...empty());
  },
  play: plays.generatesNow,
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('icps.list', 400, { times: 1 }))),
  play: () => plays.loadsAgain('Failed to fetch ICP'),
});

export const Adding = meta.story({
  play: plays.adds,
});

/** The dialog stays, with what was typed and the message. */
export const SaveError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('icps.add'))),
  play: () => plays.keepsWhatWasTyped('Failed to save ICP'),
});

export const Editing = meta.story({
  play: plays.edits,
});

export const EditingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('icps.edit'))),
  play: () => plays.saysWhyNotEdited('Failed to save ICP'),
});

/** Deletes at once, and Undo brings it back. */
export const ConfirmingDelete = meta.story({
  play: plays.deletesAndUndoes,
});

/** The card comes back with the message. */
export const DeletingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('icps.remove'))),
  play: () => plays.bringsItBack('Failed to delete ICP'),
});

export const GeneratingMore = meta.story({
  play: plays.generatesMore,
});

export const GeneratingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('icps.generate'))),
  play: () => plays.keepsWhatIsThere('Failed to generate ICP'),
});
