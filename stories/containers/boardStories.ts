import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Scenario } from '#mocks/scenarios/compose.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { allowConsole } from '#storybook/consoleErrors.ts';
import type { boards } from '../screens/boardSteps.ts';

const { compose, ready, empty, loading, serverError, networkFailure, polling, pollingExhausted } =
  scenario;

const page = within(document.body);
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

interface Network {
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void };
}

/** Runs the story against these handlers, created again for every run. */
const on = (handlers: () => Scenario) => ({
  beforeEach: ({ msw }: Network) => msw.use(...handlers()),
});
const onFaulty = (fault: () => Scenario) => on(() => compose(ready(), fault()));

interface BoardContainer {
  readonly board: (typeof boards)[keyof typeof boards];
  /** The name of the list in the API. */
  readonly list: 'usps' | 'icps' | 'geographies';
  /** The button in the footer, and the page it opens. */
  readonly next: { readonly button: string; readonly path: string };
  readonly messages: Readonly<Record<'fetch' | 'save' | 'remove' | 'generate', string>>;
}

/** The stories that the containers of the three boards share. */
export function boardStories({ board, list, next, messages }: BoardContainer) {
  const hasCards = async () => expect(await board.cardCount()).toBeGreaterThan(1);
  const generateNow = () => page.findByRole('button', { name: 'Generate now' });
  const allowExhausted = () => allowConsole(new RegExp(`No ${list} after 10 more tries`));
  const fails = async (message: string) =>
    expect((await page.findAllByText(message))[0]).toBeVisible();
  return {
    hasCards,
    ready: {
      play: async () => {
        await hasCards();
        await press(next.button);
        await waitFor(() => expect(page.getByTestId('address')).toHaveTextContent(next.path));
      },
    },
    loading: {
      ...onFaulty(() => loading(`${list}.list`)),
      play: async () =>
        expect(
          (await page.findAllByText('Analyzing your business info...'))[0],
        ).toBeInTheDocument(),
    },
    polling: { ...onFaulty(() => polling(3, list)), play: hasCards },
    pollingExhausted: {
      ...onFaulty(() => {
        allowExhausted();
        return pollingExhausted(list);
      }),
      play: async () => {
        await expect(await generateNow()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
      },
    },
    empty: {
      ...on(() => {
        allowExhausted();
        return empty();
      }),
      play: async () => {
        await userEvent.click(await generateNow());
        await hasCards();
      },
    },
    continues: { ...on(empty), play: hasCards },
    /** A generation that fails leaves the two buttons: nothing is polled until the person asks. */
    emptyFails: {
      ...on(() => {
        allowExhausted();
        return compose(empty(), serverError(`${list}.generate`, 429));
      }),
      play: async () => {
        await userEvent.click(await generateNow());
        await fails(messages.generate);
        await expect(page.getByRole('button', { name: 'Generate now' })).toBeVisible();
        await expect(page.queryByText(/^Attempt /)).not.toBeInTheDocument();
        await press('Check again');
        await expect(await page.findByText(/^Attempt /)).toBeVisible();
        await expect(await generateNow()).toBeVisible();
      },
    },
    loadError: {
      ...onFaulty(() => serverError(`${list}.list`, 400, { times: 1 })),
      play: async () => {
        await fails(messages.fetch);
        await press('Try again');
        await hasCards();
      },
    },
    adding: {
      play: async () => {
        const before = await board.cardCount();
        await board.add();
        await board.isClosed();
        await board.cardsAre(before + 1);
        // What was added is in sight.
        const [first] = page.getAllByRole('heading', { level: 2 });
        await expect(first?.closest('li')).toHaveTextContent(/New/);
      },
    },
    saveError: {
      ...onFaulty(() => serverError(`${list}.add`)),
      play: async () => {
        await board.cardCount();
        const dialog = await board.add();
        await expect(await dialog.findByText(messages.save)).toBeVisible();
        await expect(dialog.getAllByRole('textbox')[0]).not.toHaveValue('');
      },
    },
    editing: {
      play: async () => {
        const before = await board.cardCount();
        await board.edit('A better name');
        await board.isClosed();
        await expect(await page.findByRole('heading', { name: 'A better name' })).toBeVisible();
        await board.cardsAre(before);
      },
    },
    editingFails: {
      ...onFaulty(() => serverError(`${list}.edit`)),
      play: async () => {
        await board.cardCount();
        const dialog = await board.edit('A better name');
        await expect(await dialog.findByText(messages.save)).toBeVisible();
      },
    },
    confirmingDelete: {
      play: async () => {
        const before = await board.cardCount();
        const label = await board.askDelete();
        await board.confirmDelete();
        await board.cardsAre(before - 1);
        await expect(await page.findByText(`Deleted “${label}”`)).toBeVisible();
        await press('Undo');
        await board.cardsAre(before);
      },
    },
    deletingFails: {
      ...onFaulty(() => serverError(`${list}.remove`)),
      play: async () => {
        const before = await board.cardCount();
        await board.askDelete();
        await board.confirmDelete();
        await fails(messages.remove);
        await board.cardsAre(before);
      },
    },
    generatingMore: {
      play: async () => {
        const before = await board.cardCount();
        const known = new Set(page.getAllByRole('article'));
        // A card that gets its mark after it appeared would jump to the front.
        const unmarked: Element[] = [];
        const changes = new MutationObserver(() => {
          for (const card of document.querySelectorAll<HTMLElement>('article'))
            if (!known.has(card) && !within(card).queryByText('New')) unmarked.push(card);
        });
        changes.observe(document.body, { childList: true, subtree: true });
        await press('Generate More');
        await waitFor(async () => expect(await board.cardCount()).toBeGreaterThan(before));
        changes.disconnect();
        await expect(page.getAllByText('New').length).toBeGreaterThan(0);
        await expect(unmarked).toHaveLength(0);
      },
    },
    generatingFails: {
      ...onFaulty(() => networkFailure(`${list}.generate`)),
      play: async () => {
        const before = await board.cardCount();
        await press('Generate More');
        await fails(messages.generate);
        await board.cardsAre(before);
      },
    },
  };
}
