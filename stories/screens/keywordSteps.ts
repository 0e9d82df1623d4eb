import { screen, userEvent, type within } from 'storybook/test';

/** Fills every field of 'Add custom keyword'; all are required. */
export async function fillKeyword(dialog: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(dialog.getByLabelText(/Keyword term/), 'rye loaf');
  await userEvent.type(dialog.getByLabelText(/Search volume/), '1 200');
  await userEvent.type(dialog.getByLabelText(/Competition index/), '31');
  await userEvent.type(dialog.getByLabelText(/Low bid/), '0,4');
  await userEvent.type(dialog.getByLabelText(/High bid/), '1.9');
  await userEvent.type(dialog.getByLabelText(/Trend/), '-3');
  await userEvent.type(dialog.getByLabelText(/Region/), 'Ireland');
  await userEvent.click(dialog.getByRole('button', { name: /Competition level/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'High' }));
}
