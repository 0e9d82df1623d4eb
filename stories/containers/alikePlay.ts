import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const patience = { timeout: 5000 };
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, patience));

/** Generate More up to rows that only say the same: shows them, keeps one, deletes the rest, and takes that back. */
export async function keepsOneAndDeletesTheRest(rowCount: () => Promise<number>): Promise<void> {
  const before = await rowCount();
  const rowsAre = (count: number) =>
    waitFor(async () => expect(await rowCount()).toBe(count), patience);
  await press('Generate More');
  await screen.findByText('2 new suggestions say what you already have.', undefined, patience);
  await rowsAre(before + 1);
  await press('Show 2 that say the same');
  const list = within(
    await screen.findByRole('list', { name: 'Suggestions that say the same' }, patience),
  );
  const [keep] = list.getAllByRole('button', { name: /^Keep / });
  if (!keep) throw new Error('Nothing is folded.');
  await userEvent.click(keep);
  await rowsAre(before + 2);
  await userEvent.click(list.getByRole('button', { name: /^Delete / }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/^1 new suggestion says/)).toBeNull(), patience);
  await rowsAre(before + 2);
  // The row is added again by hand, so it stands for itself.
  await press('Undo');
  await rowsAre(before + 3);
  await expect(screen.queryByText(/say what you already have|says what you/)).toBeNull();
}
