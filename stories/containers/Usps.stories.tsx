import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UspsContainer } from '#containers/UspsContainer.tsx';
import { override } from '#mocks/scenarios/override.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { callsOf } from '#mocks/scenarios/where.ts';
import preview from '#storybook/preview.tsx';
import { leadsTo } from '../leadsTo.ts';
import { boards } from '../screens/boardSteps.ts';
import { framed } from './framed.ts';
import { listStates } from './listStates.ts';
import { UspsSetup } from './UspsSetup.tsx';

const { ready, empty } = scenario;
const board = boards.usps;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hasCards = async () => expect(await board.cardCount()).toBeGreaterThan(1);
const states = listStates({
  list: 'usps',
  hasRows: hasCards,
  fetchFailed: 'Failed to fetch USP',
});

/** The other boards are wired in the same way, so what a board changes is shown here. */
const meta = preview.meta({
  title: 'Containers/Usps',
  component: UspsContainer,
  parameters: { layout: 'fullscreen', ...framed() },
  render: () => <UspsSetup />,
  beforeEach: ({ msw }) => msw.use(...ready()),
});

export const Ready = meta.story({
  play: async () => {
    await hasCards();
    await press('Set Up ICPs');
    await leadsTo('/icps');
  },
});

export const Loading = meta.story(states.loading);

/** In onboarding, the list is empty, so the lists are generated, USPs first. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty()),
  play: hasCards,
});

export const LoadError = meta.story(states.loadError);

/** The answer has no rows: the page offers to try again, and does not by itself. */
export const NothingComes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/generateUSP', () => HttpResponse.json({ success: true, data: [] })),
      ...empty(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Generate now' })).toBeVisible();
  },
});

/** What was added is in sight. */
export const Adding = meta.story({
  play: async () => {
    const before = await board.cardCount();
    await board.add();
    await board.isClosed();
    await board.cardsAre(before + 1);
    const [first] = screen.getAllByRole('heading', { level: 2 });
    for (const text of [/New/, /Bread before breakfast\./, /Fresher than the shelf\./])
      await expect(first?.closest('li')).toHaveTextContent(text);
    await expect(await screen.findByText('Success! Action completed.')).toBeVisible();
  },
});

/** A card that got its mark after it appeared would jump to the front. */
export const GeneratingMore = meta.story({
  play: async () => {
    const before = await board.cardCount();
    const known = new Set(screen.getAllByRole('article'));
    const unmarked: Element[] = [];
    const changes = new MutationObserver(() => {
      for (const card of document.querySelectorAll<HTMLElement>('article'))
        if (!known.has(card) && !within(card).queryByText('New')) unmarked.push(card);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    await press('Generate More');
    await waitFor(async () => expect(await board.cardCount()).toBeGreaterThan(before));
    changes.disconnect();
    await expect(screen.getAllByText('New').length).toBeGreaterThan(0);
    await expect(unmarked).toHaveLength(0);
  },
});

/** Both presses come before the button is rendered as disabled: one generation is started (D22). */
export const PressedTwice = meta.story({
  play: async ({ msw }) => {
    let generations = 0;
    msw.use(
      ...override(callsOf('usps.generate'), () => {
        generations += 1;
        return undefined;
      }),
    );
    await hasCards();
    const button = screen.getByRole('button', { name: 'Generate More' });
    button.click();
    button.click();
    await waitFor(() => expect(screen.getAllByText('New').length).toBeGreaterThan(0));
    await expect(generations).toBe(1);
  },
});
