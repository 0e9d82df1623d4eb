import { expect, userEvent, waitFor, within } from 'storybook/test';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { demoCompanyId, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { busyTab } from '#storybook/busyTab.ts';
import preview from '#storybook/preview.tsx';
import { boards } from '../screens/boardSteps.ts';
import { boardStories } from './boardStories.ts';
import { UspsStage } from './UspsStage.tsx';

const { compose, ready, empty, polling, serverError, slow } = scenario;
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

/** The first visit: the list is empty, so the USPs are generated, and everything else after them. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: of.hasCards,
});

const interrupted = JSON.stringify({
  [`generation|${demoWorkspace.domain}|${String(demoCompanyId)}|usps`]: {
    startedAt: 1,
    endedAt: null,
    isFailed: false,
  },
});

/** A reload interrupted the first generation: the page polls for it rather than generating again. */
export const Polling = meta.story({
  render: () => <UspsStage pace={10} keptToo={{ generationLedger: interrupted }} />,
  beforeEach: ({ msw }) => msw.use(...compose(ready(), polling(5, 'usps'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Attempt \d of 10$/)).toBeVisible();
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

/** A reload interrupted the first generation and no rows come: the page says so, and generates on request. */
export const PolledInVain = meta.story({
  render: () => <UspsStage keptToo={{ generationLedger: interrupted }} />,
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This was interrupted when the page was closed or reloaded.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate now' }));
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
});

let otherTab: ReturnType<typeof busyTab>;

/**
 * Another tab has been generating the list for long: this tab shows that without an overlay. Asking again joins that run.
 */
export const GeneratedElsewhere = meta.story({
  render: () => <UspsStage locks={otherTab.locks} keptToo={{ generationLedger: interrupted }} />,
  beforeEach: ({ msw }) => {
    otherTab = busyTab();
    msw.use(...compose(empty(), polling(1, 'usps')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still working…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(canvas.queryByText('Still working…')).not.toBeInTheDocument();
    await expect(document.body).not.toHaveFocus();
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

/** The list was emptied by hand and a later step failed: Generate now still generates it (D59). */
export const EmptiedByHand = meta.story({
  render: () => <UspsStage keptToo={{ generationLedger: helperFailed }} />,
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate now' }));
    await expect(await board.cardCount()).toBeGreaterThan(1);
  },
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

const failedOnSave = JSON.stringify({
  [`generation|${demoWorkspace.domain}|${String(demoCompanyId)}|usps`]: {
    startedAt: 1,
    endedAt: 2,
    isFailed: true,
    message: 'Failed to generate USP',
  },
});

/** The generation that saving began has failed: the page tries once more, and offers nothing to press before that. */
export const FailedBefore = meta.story({
  render: () => <UspsStage keptToo={{ generationLedger: failedOnSave }} />,
  beforeEach: ({ msw }) =>
    msw.use(...compose(empty(), slow(300, 'usps.list'), slow(200, 'usps.generate'))),
  play: async ({ canvas, canvasElement }) => {
    const seen = new Set<string>();
    const look = () => {
      for (const text of ['Generate now', 'Failed to generate USP'])
        if (canvas.queryByText(text)) seen.add(text);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    await expect(await board.cardCount()).toBeGreaterThan(1);
    observer.disconnect();
    await expect([...seen]).toEqual([]);
  },
});

/** A later step fails in the background: a message with Retry, which continues from there. */
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
