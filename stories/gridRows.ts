import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { confirmDeletion } from './opened.ts';

/** What stories do with the rows of a table. */
export function gridRows(table: string) {
  /** The number of rows now without the header; 0 before the table is there. */
  const rows = () =>
    Number(screen.queryByRole('table', { name: table })?.getAttribute('aria-rowcount') ?? 1) - 1;
  /** The number of rows as soon as there are any. */
  const rowCount = async (): Promise<number> => {
    await waitFor(() => expect(rows()).toBeGreaterThan(0));
    return rows();
  };
  const firstName = async (): Promise<string> => {
    await rowCount();
    const [button] = screen.getAllByRole('button', { name: /^Delete .+/ });
    if (!button) throw new Error('No row can be deleted.');
    return (button.getAttribute('aria-label') ?? '').replace('Delete ', '');
  };
  return {
    rows,
    rowCount,
    /** The table is there before its rows are. */
    isBusy: async () =>
      expect(screen.getByRole('table', { name: table })).toHaveAttribute('aria-busy', 'true'),
    rowsAre: (count: number) => waitFor(() => expect(rows()).toBe(count)),
    firstName,
    /** Deletes the first row, confirms that, and returns its name. */
    deleteFirst: async (): Promise<string> => {
      const name = await firstName();
      await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
      await confirmDeletion();
      return name;
    },
  };
}
