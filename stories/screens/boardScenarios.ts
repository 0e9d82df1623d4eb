import { expect, fn, userEvent, within } from 'storybook/test';
import { plainBoardView } from '#domain/evidence/grounds.ts';
import type { Collection, Outcome } from '#domain/lists/collection.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import type { boards } from './boardSteps.ts';
import { remoteScenarios } from './remoteScenarios.ts';

const page = within(document.body);
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const success = async (): Promise<Outcome> => ({ ok: true });

/** The differences between the boards' stories. */
export interface BoardCase<Item, Draft, Args> {
  readonly board: (typeof boards)[keyof typeof boards];
  /** Creates a row. A given name becomes its label. */
  readonly make: (overrides?: { readonly name?: string }, index?: number) => Item;
  /** The screen's arguments with this list. */
  readonly argsOf: (list: Collection<Item, Draft>) => Args;
  /** The draft that the form sends after `board.fillIn`. */
  readonly added: Draft;
  readonly words: {
    readonly list: string;
    readonly next: string;
    readonly back: string;
    readonly backTo: string;
    readonly fetchFailed: string;
    readonly saveFailed: string;
  };
}

/** The stories that all three boards share. */
export function boardScenarios<Item extends object, Draft extends object, Args extends object>(
  of: BoardCase<Item, Draft, Args>,
) {
  const { board, make, argsOf, added, words } = of;
  const rows = (count: number) => many(count, (_nothing, index) => make({}, index));
  const six = rows(6);
  const given = (...list: Parameters<typeof aCollection<Item, Draft>>) =>
    argsOf(aCollection<Item, Draft>(...list));
  const onNext = fn();
  const onAdd = fn(success);
  const onEdit = fn(success);
  const onDelete = fn(success);

  return {
    ...remoteScenarios({ argsOf, fetchFailed: words.fetchFailed }),
    args: {
      ...given(ready(six)),
      hasCompany: true,
      view: plainBoardView,
      onViewChange: fn(),
      onNext,
    },
    ready: {
      play: async () => {
        await board.isReady();
        await expect(
          within(page.getByRole('list', { name: words.list })).getAllByRole('article'),
        ).toHaveLength(6);
        await press(words.next);
        await expect(onNext).toHaveBeenCalledOnce();
        await expect(page.getByRole('link', { name: words.back })).toHaveAttribute(
          'href',
          words.backTo,
        );
      },
    },
    thousands: {
      args: given(ready(rows(5000))),
      play: async () => {
        const list = within(page.getByRole('list', { name: words.list }));
        // The number of remaining cards appears once a portion is complete.
        const more = await page.findByRole('button', { name: 'Show 48 more' });
        await expect(list.getAllByRole('article')).toHaveLength(48);
        await userEvent.click(more);
        await expect(list.getAllByRole('article')).toHaveLength(96);
        await expect(list.getAllByRole('article')[48]).toContainElement(
          document.activeElement as HTMLElement,
        );
      },
    },
    refreshing: {
      args: given({ status: 'ready', items: six, isRefreshing: true }),
      play: async () => board.cardsAre(6),
    },
    generatingMore: {
      args: given(ready(six), {
        newIds: new Set(['1', '2']),
        generation: { status: 'running', isSlow: true },
      }),
      play: async () => {
        await expect(page.getAllByText('New')).toHaveLength(2);
        await expect(page.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Generate More' })).toHaveAttribute(
          'aria-busy',
          'true',
        );
      },
    },
    firstOnes: {
      args: given(
        { status: 'empty', isExhausted: false },
        { generation: { status: 'running', isSlow: false } },
      ),
      play: async () => {
        await expect(page.getAllByText('Analyzing your business info...')[0]).toBeInTheDocument();
        await expect(page.queryByRole('button', { name: 'Generate now' })).not.toBeInTheDocument();
      },
    },
    adding: {
      play: async () => {
        await board.fillIn();
      },
    },
    added: {
      args: given(ready(six), { actions: { onAdd } }),
      play: async () => {
        await board.add();
        await expect(onAdd).toHaveBeenCalledWith(added);
        await board.isClosed();
      },
    },
    editing: {
      args: given(ready(six), { actions: { onEdit } }),
      play: async () => {
        await board.edit('Changed');
        await expect(onEdit).toHaveBeenCalledWith(
          six[0],
          expect.objectContaining(draftIn(make({ name: 'Changed' }), added)),
        );
        await board.isClosed();
      },
    },
    saving: {
      args: given(ready(six), { actions: { onAdd: () => new Promise<Outcome>(() => {}) } }),
      play: async () => {
        const dialog = await board.add();
        await expect(dialog.getByRole('button', { name: 'Adding…' })).toHaveAttribute(
          'aria-busy',
          'true',
        );
        await userEvent.keyboard('{Escape}');
        await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      },
    },
    saveError: {
      args: given(ready(six), {
        actions: { onAdd: async () => ({ ok: false, message: words.saveFailed }) },
      }),
      play: async () => {
        const dialog = await board.add();
        await expect(await dialog.findByRole('alert')).toHaveTextContent(words.saveFailed);
        await expect(dialog.getAllByRole('textbox')[0]).not.toHaveValue('');
      },
    },
    confirmingDelete: {
      play: async () => {
        await board.askDelete();
      },
    },
    deleted: {
      args: given(ready(six), { actions: { onDelete } }),
      play: async () => {
        await board.askDelete();
        await board.confirmDelete();
        await expect(onDelete).toHaveBeenCalledWith(six[0]);
      },
    },
    longContent: {
      args: given(
        ready([
          make({ name: 'A name as long as a sentence that nobody has cut '.repeat(4) }),
          ...six.slice(1),
        ]),
      ),
    },
  };
}

/** The fields of a row that its form contains. */
const draftIn = (row: object, form: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in form));
