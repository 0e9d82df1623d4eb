import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Generates until there are repeated rows, shows them, keeps one, deletes the rest, and undoes that. */
export async function keepsOneAndDeletesTheRest(rowCount: () => Promise<number>): Promise<void> {
  const before = await rowCount();
  const rowsAre = (count: number) => waitFor(async () => expect(await rowCount()).toBe(count));
  await press('Generate More');
  await screen.findByText('2 new suggestions say what you already have.');
  await rowsAre(before + 1);
  await press('Show 2 that say the same');
  const list = within(await screen.findByRole('list', { name: 'Suggestions that say the same' }));
  const [keep] = list.getAllByRole('button', { name: /^Keep / });
  if (!keep) throw new Error('Nothing is folded.');
  await userEvent.click(keep);
  await rowsAre(before + 2);
  await screen.findByText(/^1 new suggestion says/);
  await userEvent.click(list.getByRole('button', { name: /^Delete / }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/^1 new suggestion says/)).toBeNull());
  await rowsAre(before + 2);
  // Undo adds the row again as one typed by hand, so it is not folded.
  await press('Undo');
  await rowsAre(before + 3);
  await expect(screen.queryByText(/say what you already have|says what you/)).toBeNull();
}
