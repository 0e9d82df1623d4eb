import { expect, userEvent, waitFor } from 'storybook/test';
import { GeosContainer } from '#containers/GeosContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { expectNoise } from '#storybook/noise.ts';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { boards } from '../screens/boardSteps.ts';
import { boardPlays } from './boardPlays.ts';

const { compose, ready, empty, loading, serverError, networkFailure, polling, pollingExhausted } =
  scenario;
const board = boards.geos;
const plays = boardPlays(board);

const meta = preview.meta({
  title: 'Containers/Geos',
  component: GeosContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/geos" pace={100}>
      <VisitProvider>
        <GeosContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await board.cardCount()).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Setup' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/dashboard'));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('geographies.list'))),
  play: plays.isLoading,
});

/** Empty at first; an attempt later they are there. Its picture is taken in the built book, whose stories need a network too. */
export const Polling = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), polling(3, 'geographies'))),
  play: plays.hasCards,
});

/** Ten more tries and nothing: one line for the developer, two ways on for the person. */
export const PollingExhausted = meta.story({
  beforeEach: ({ msw }) => {
    expectNoise(/No geographies after 10 more tries/);
    msw.use(...compose(ready(), pollingExhausted('geographies')));
  },
  play: plays.offersBothWaysOn,
});

/** Nothing was ever generated: Generate now fills the board. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    expectNoise(/No geographies after 10 more tries/);
    msw.use(...empty());
  },
  play: plays.generatesNow,
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('geographies.list', 400, { times: 1 }))),
  play: () => plays.loadsAgain('Failed to fetch Geographies'),
});

export const Adding = meta.story({
  play: plays.adds,
});

/** The dialog stays, with what was typed and the message. */
export const SaveError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('geographies.add'))),
  play: () => plays.keepsWhatWasTyped('Failed to save Geography'),
});

export const Editing = meta.story({
  play: plays.edits,
});

export const EditingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('geographies.edit'))),
  play: () => plays.saysWhyNotEdited('Failed to save Geography'),
});

/** Deletes at once, and Undo brings it back. */
export const ConfirmingDelete = meta.story({
  play: plays.deletesAndUndoes,
});

/** The card comes back with the message. */
export const DeletingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('geographies.remove'))),
  play: () => plays.bringsItBack('Failed to delete Geography'),
});

export const GeneratingMore = meta.story({
  play: plays.generatesMore,
});

export const GeneratingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('geographies.generate'))),
  play: () => plays.keepsWhatIsThere('Failed to generate Geographies'),
});
