import { screen, userEvent } from 'storybook/test';

/** Opens a menu and presses one of its items. */
export async function choose(menu: string | RegExp, item: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
