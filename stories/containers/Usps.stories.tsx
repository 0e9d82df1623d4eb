import { expect, userEvent, waitFor, within } from 'storybook/test';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { scenario } from '#mocks/scenarios/scenario.ts';
import preview from '#storybook/preview.tsx';
import { boards } from '../screens/boardSteps.ts';
import { boardStories } from './boardStories.ts';
import { UspsStage } from './UspsStage.tsx';

const { compose, ready, empty, serverError } = scenario;
const board = boards.usps;
const of = boardStories({
  board,
  list: 'usps',
  next: { button: 'Set Up ICPs', path: '/icps' },
  messages: {
    fetch: 'Failed to fetch USP',
    save: 'Failed to save USP',
    remove: 'Failed to delete USP',
    generate: 'Failed to generate USP',
  },
});
const page = within(document.body);

const meta = preview.meta({
  title: 'Containers/Usps',
  component: UspsContainer,
  parameters: { layout: 'fullscreen' },
  render: () => <UspsStage />,
  beforeEach: ({ msw }) => msw.use(...ready()),
});

export const Ready = meta.story(of.ready);

export const Loading = meta.story(of.loading);

/** The list is empty, so the USPs are generated, and then the ICPs. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: of.hasCards,
});

/** The first generation fails: the page says so, with its own Retry. */
export const FirstOnesFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(empty(), serverError('usps.generate', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to generate USP')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

/** The list of the next stage fails in the background: a message with Retry, which continues from there. */
export const RestFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(empty(), serverError('icps.generate', 400, { times: 1 }))),
  play: async () => {
    await expect(await page.findByText('Failed to generate all data')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(page.queryByText('Failed to generate all data')).not.toBeInTheDocument(),
    );
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

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
