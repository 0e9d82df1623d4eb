import { expect, userEvent, waitFor, within } from 'storybook/test';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { demoCompanyId, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { busyTab } from '#storybook/busyTab.ts';
import { InApp } from '#storybook/InApp.tsx';
import { StoredText } from '#storybook/StoredText.tsx';
import preview from '#storybook/preview.tsx';
import { VisitProvider } from '#storybook/VisitProvider.tsx';
import { boards } from '../screens/boardSteps.ts';
import { boardPlays } from './boardPlays.ts';

const { compose, ready, empty, loading, polling, serverError, networkFailure } = scenario;
const board = boards.usps;
const plays = boardPlays(board);
const page = within(document.body);

const meta = preview.meta({
  title: 'Containers/Usps',
  component: UspsContainer,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InApp path="/usps" pace={100}>
      <VisitProvider>
        <UspsContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...ready()),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await board.cardCount()).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Set Up ICPs' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/icps'));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), loading('usps.list'))),
  play: plays.isLoading,
});

/** The first visit: nothing is there, so that the USPs are generated, and everything else behind them. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: plays.hasCards,
});

const brokenOff = JSON.stringify({
  [`generation|${demoWorkspace.domain}|${String(demoCompanyId)}|usps`]: {
    startedAt: 1,
    endedAt: null,
    isFailed: false,
  },
});

/** A reload broke the first generation off: the page waits for it, attempt by attempt, rather than generating again. */
export const Polling = meta.story({
  render: () => (
    <InApp path="/usps" pace={10} keptToo={{ generationLedger: brokenOff }}>
      <VisitProvider>
        <UspsContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...compose(ready(), polling(5, 'usps'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Attempt 2 of 10')).toBeVisible();
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

const otherTab = busyTab();

/** Another tab generates the list for long already: it is shown here, and nobody has to wait for it. Asking again joins it. */
export const GeneratedElsewhere = meta.story({
  render: () => (
    <InApp path="/usps" pace={100} locks={otherTab.locks} keptToo={{ generationLedger: brokenOff }}>
      <VisitProvider>
        <UspsContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...compose(empty(), polling(1, 'usps'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still working…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(canvas.queryByText('Still working…')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate now' }));
    await expect(canvas.queryByRole('button', { name: 'Generate now' })).not.toBeInTheDocument();
    otherTab.end();
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

const helperFailed = JSON.stringify({
  [`generation|${demoWorkspace.domain}|${String(demoCompanyId)}|usps`]: {
    startedAt: 1,
    endedAt: 2,
    isFailed: false,
  },
  [`generation|${demoWorkspace.domain}|${String(demoCompanyId)}|all`]: {
    startedAt: 1,
    endedAt: 3,
    isFailed: true,
    message: 'Failed to generate keywords',
  },
});

/** The list was emptied by hand, and what followed it had failed: asking for it generates it all the same (D59). */
export const EmptiedByHand = meta.story({
  render: () => (
    <InApp path="/usps" pace={100} keptToo={{ generationLedger: helperFailed }}>
      <VisitProvider>
        <UspsContainer />
      </VisitProvider>
    </InApp>
  ),
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate now' }));
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

/** The first generation fails: the page says so, and its own button tries again. */
export const FirstOnesFail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(empty(), serverError('usps.generate', 400, { times: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to generate USP')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

/** A later step fails in the background: a message, and Retry goes on from there. */
export const RestFails = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(empty(), serverError('keywords.generate', 400, { times: 1 }))),
  play: async () => {
    await expect(await page.findByText('Failed to generate all data')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(page.queryByText('Failed to generate all data')).not.toBeInTheDocument(),
    );
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...compose(ready(), serverError('usps.list', 400, { times: 1 }))),
  play: () => plays.loadsAgain('Failed to fetch USP'),
});

export const Adding = meta.story({
  play: plays.adds,
});

/** What was typed before a reload, a crash or the end of a session stands in the form again, until it is let go. */
export const DraftComesBack = meta.story({
  render: () => (
    <InApp path="/usps" pace={100} keptToo={{ formDrafts: '{"usps.new":{"title":"Half typed"}}' }}>
      <VisitProvider>
        <UspsContainer />
      </VisitProvider>
      <StoredText of="formDrafts" />
    </InApp>
  ),
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Custom' }));
      return within(await page.findByRole('dialog'));
    };
    const dialog = await open();
    await expect(dialog.getByLabelText(/Title/u)).toHaveValue('Half typed');
    await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    await expect(dialog.getByLabelText(/Title/u)).toHaveValue('');
    await userEvent.type(dialog.getByLabelText(/Title/u), 'Another');
    await waitFor(() =>
      expect(page.getByLabelText('StoredText formDrafts')).toHaveTextContent('Another'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(page.getByLabelText('StoredText formDrafts')).toHaveTextContent('{}'),
    );
    await expect((await open()).getByLabelText(/Title/u)).toHaveValue('');
  },
});

/** The dialog stays, with what was typed and the message. */
export const SaveError = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('usps.add'))),
  play: () => plays.keepsWhatWasTyped('Failed to save USP'),
});

export const Editing = meta.story({
  play: plays.edits,
});

export const EditingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('usps.edit'))),
  play: () => plays.saysWhyNotEdited('Failed to save USP'),
});

/** Deletes at once, and Undo brings it back. */
export const ConfirmingDelete = meta.story({
  play: plays.deletesAndUndoes,
});

/** The card comes back with the message. */
export const DeletingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), serverError('usps.remove'))),
  play: () => plays.bringsItBack('Failed to delete USP'),
});

export const GeneratingMore = meta.story({
  play: plays.generatesMore,
});

export const GeneratingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...compose(ready(), networkFailure('usps.generate'))),
  play: () => plays.keepsWhatIsThere('Failed to generate USP'),
});
