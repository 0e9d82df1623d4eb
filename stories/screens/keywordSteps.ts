import { screen, userEvent, type within } from 'storybook/test';
import { write } from '../write.ts';

/** Fills every field of 'Add custom keyword'. */
export async function fillKeyword(dialog: ReturnType<typeof within>): Promise<void> {
  await write(dialog.getByLabelText(/Keyword term/), 'rye loaf');
  await write(dialog.getByLabelText(/Search volume/), '1 200');
  await write(dialog.getByLabelText(/Competition index/), '31');
  await write(dialog.getByLabelText(/Low bid/), '0,4');
  await write(dialog.getByLabelText(/High bid/), '1.9');
  await write(dialog.getByLabelText(/Trend/), '-3');
  await write(dialog.getByLabelText(/Region/), 'Ireland');
  await userEvent.click(dialog.getByRole('button', { name: /Competition level/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'High' }));
}
