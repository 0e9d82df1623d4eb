import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GeosContainer } from '#containers/GeosContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { InApp } from '#storybook/InApp.tsx';
import { expectNoise } from '#storybook/noise.ts';
import preview from '#storybook/preview.tsx';
import { Visiting } from '#storybook/Visiting.tsx';
import { boards } from '../screens/boardSteps.ts';

const { compose, ready, empty, loading, serverError, networkFailure, polling, pollingExhausted } =
  scenario;
const board = boards.geos;
const page = within(document.body);

const meta = preview.meta({
  title: 'Containers/Geos',
  component: GeosContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/geos" pace={100}>
      <Visiting>
        <GeosContainer />
      </Visiting>
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
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Analyzing your business info...'))[0],
    ).toBeInTheDocument();
  },
});

/** Empty at first; an attempt later they are there. */
export const Polling = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), polling(3, 'geographies'))),
  play: async () => {
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

/** Ten more tries and nothing: one line for the developer, two ways on for the person. */
export const PollingExhausted = meta.story({
  beforeEach: ({ msw }) => {
    expectNoise(/No geographies after 10 more tries/);
    msw.use(...compose(ready(), pollingExhausted('geographies')));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Generate now' }, { timeout: 8000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

/** Nothing was ever generated: Generate now fills the board. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    expectNoise(/No geographies after 10 more tries/);
    msw.use(...empty());
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Generate now' }, { timeout: 8000 }),
    );
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});
export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('geographies.list', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch Geographies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

export const Adding = meta.story({
  play: async () => {
    const before = await board.cardCount();
    await board.add();
    await board.isClosed();
    await board.cardsAre(before + 1);
  },
});

/** The dialog stays, with what was typed and the message. */
export const SaveError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('geographies.add'))),
  play: async () => {
    await board.cardCount();
    const dialog = await board.add();
    await expect(await dialog.findByText('Failed to save Geography')).toBeVisible();
    await expect(dialog.getAllByRole('textbox')[0]).not.toHaveValue('');
  },
});

export const Editing = meta.story({
  play: async () => {
    const before = await board.cardCount();
    await board.edit('A better name');
    await board.isClosed();
    await expect(await page.findByRole('heading', { name: 'A better name' })).toBeVisible();
    await board.cardsAre(before);
  },
});

export const EditingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('geographies.edit'))),
  play: async () => {
    await board.cardCount();
    const dialog = await board.edit('A better name');
    await expect(await dialog.findByText('Failed to save Geography')).toBeVisible();
  },
});

/** Deletes at once, and Undo brings it back. */
export const ConfirmingDelete = meta.story({
  play: async () => {
    const before = await board.cardCount();
    const label = await board.askDelete();
    await board.confirmDelete();
    await board.cardsAre(before - 1);
    await expect(await page.findByText(`Deleted “${label}”`)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await board.cardsAre(before);
  },
});

/** The card comes back with the message. */
export const DeletingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('geographies.remove'))),
  play: async () => {
    const before = await board.cardCount();
    await board.askDelete();
    await board.confirmDelete();
    await expect(await page.findByText('Failed to delete Geography')).toBeVisible();
    await board.cardsAre(before);
  },
});

export const GeneratingMore = meta.story({
  play: async ({ canvas }) => {
    const before = await board.cardCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await waitFor(async () => expect(await board.cardCount()).toBeGreaterThan(before));
    await expect(canvas.getAllByText('New').length).toBeGreaterThan(0);
  },
});

export const GeneratingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('geographies.generate'))),
  play: async ({ canvas }) => {
    const before = await board.cardCount();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate More' }));
    await expect((await canvas.findAllByText('Failed to generate Geographies'))[0]).toBeVisible();
    await board.cardsAre(before);
  },
});
