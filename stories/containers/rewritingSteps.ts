import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Opens the dialog for a field of the first card. */
export async function openRewrite(field = 'Description') {
  const [menu] = await screen.findAllByRole('button', { name: /^Rewrite part of / });
  if (!menu) throw new Error('No card has this button.');
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: `Rewrite “${field}”` }));
  return within(await screen.findByRole('dialog', { name: `Rewrite “${field}”` }));
}

type Dialog = Awaited<ReturnType<typeof openRewrite>>;

const textOf = (pane: HTMLElement) => pane.querySelector('p')?.textContent ?? '';

/** Returns the text that the dialog proposes to replace. */
export const replaced = (dialog: Dialog) => textOf(dialog.getByRole('region', { name: 'Now' }));

/** Waits for the proposed text and returns it. */
export async function proposed(dialog: Dialog) {
  await dialog.findByRole('button', { name: 'Take the new text' });
  return textOf(dialog.getByRole('region', { name: 'New' }));
}

export const press = (dialog: Dialog, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));

export const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
