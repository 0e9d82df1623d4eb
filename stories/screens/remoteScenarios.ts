import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Collection } from '#contracts/collection.ts';
import { aCollection } from '#mocks/fixtures/collection.ts';
import { gridRows } from '../gridRows.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The differences between the lists' stories. */
export interface RemoteCase<Item, Draft, Args> {
  /** The screen's arguments with this list, which has no rows. */
  readonly argsOf: (list: Collection<Item, Draft>) => Args;
  /** The name of the table. Boards have none. */
  readonly table?: string;
  /** The text while the list loads. */
  readonly looking?: string;
  readonly fetchFailed: string;
}

/** The stories of a list without rows that the tables and boards of generated rows share. */
export function remoteScenarios<Item, Draft, Args extends object>({
  argsOf,
  table,
  looking = 'Analyzing your business info...',
  fetchFailed,
}: RemoteCase<Item, Draft, Args>) {
  const given = (...list: Parameters<typeof aCollection<Item, Draft>>) =>
    argsOf(aCollection<Item, Draft>(...list));
  const onReload = fn();
  const onGenerateMore = fn();

  return {
    loading: {
      args: given({ status: 'loading' }),
      play: async () => {
        await expect(screen.getAllByText(looking)[0]).toBeInTheDocument();
        if (table) await gridRows(table).isBusy();
      },
    },
    polling: {
      args: given({ status: 'polling', attempt: 3, of: 10 }),
      play: async () => {
        await expect(screen.getByText('Attempt 3 of 10')).toBeVisible();
      },
    },
    empty: {
      args: given(
        { status: 'empty', isExhausted: true },
        { actions: { onReload, onGenerateMore } },
      ),
      play: async () => {
        await press('Generate now');
        await expect(onGenerateMore).toHaveBeenCalled();
        await press('Check again');
        await expect(onReload).toHaveBeenCalled();
      },
    },
    loadError: {
      args: given({ status: 'error', message: fetchFailed }, { actions: { onReload } }),
      play: async () => {
        await expect(screen.getByRole('alert')).toHaveTextContent(fetchFailed);
        await press('Try again');
        await expect(onReload).toHaveBeenCalled();
      },
    },
    withoutCompany: {
      args: { ...given({ status: 'loading' }), hasCompany: false },
      play: async () => {
        await expect(screen.getByText('Tell us about your business first')).toBeVisible();
        await expect(screen.getByRole('link', { name: 'Business info' })).toHaveAttribute(
          'href',
          '/business-info',
        );
        for (const name of ['Generate More', 'Add Custom'])
          await expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      },
    },
  };
}
