import { expect, screen, waitFor } from 'storybook/test';

/** What stories ask about the rows of a table. */
export function gridRows(table: string) {
  /** The number of rows now without the header; 0 before the table is there. */
  const rows = () =>
    Number(screen.queryByRole('grid', { name: table })?.getAttribute('aria-rowcount') ?? 1) - 1;
  return {
    rows,
    /** The number of rows as soon as there are any. */
    rowCount: async (): Promise<number> => {
      await waitFor(() => expect(rows()).toBeGreaterThan(0));
      return rows();
    },
    rowsAre: (count: number) => waitFor(() => expect(rows()).toBe(count)),
  };
}
