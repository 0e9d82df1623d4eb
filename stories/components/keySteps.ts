import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** What the keyboard is on: the element with the focus, or the one it says is active in its list. */
function current(): Element | null {
  const focused = document.activeElement;
  const active = focused?.getAttribute('aria-activedescendant');
  return active ? document.getElementById(active) : focused;
}

/** Waits until the keyboard is on what bears this name. */
export const expectOn = (name: string | RegExp): Promise<void> =>
  waitFor(() => expect(current()).toHaveAccessibleName(name));

/** Waits until nothing of this role is on the page any more. */
export const expectGone = (role: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
}

/** One row of a keyboard table of the authoring practices: its words, and what shows that it holds. */
export type KeyRow = readonly [row: string, holds: () => Promise<void>];

type Step = (label: string, play: () => Promise<void>) => Promise<void> | void;

/** Goes through the rows of a keyboard table, each a step of its own. */
export async function walkRows(step: Step, rows: readonly KeyRow[]): Promise<void> {
  for (const [row, holds] of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await step(row, holds);
  }
}
