import { screen, userEvent, within } from 'storybook/test';

/** Presses a button and returns the dialog that opens. */
export async function opened(button: string, title: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Says yes to the question before something is deleted. */
export async function confirmDeletion() {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}
