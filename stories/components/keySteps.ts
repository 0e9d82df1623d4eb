import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** The element the keyboard acts on: the one with the focus, or the active option of its list. */
function current(): Element | null {
  const focused = document.activeElement;
  const active = focused?.getAttribute('aria-activedescendant');
  return active ? document.getElementById(active) : focused;
}

/** Waits until the keyboard acts on the element with this name. */
export const expectOn = (name: string | RegExp): Promise<void> =>
  waitFor(() => expect(current()).toHaveAccessibleName(name));

/** Waits until no element with this role is on the page. */
export const expectGone = (role: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
}

/** One row of a keyboard table in the authoring practices: its text, and the check for it. */
export type KeyRow = readonly [row: string, holds: () => Promise<void>];

type Step = (label: string, play: () => Promise<void>) => Promise<void> | void;

/** Runs the rows of a keyboard table, each as its own step. */
export async function runRows(step: Step, rows: readonly KeyRow[]): Promise<void> {
  for (const [row, holds] of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await step(row, holds);
  }
}
