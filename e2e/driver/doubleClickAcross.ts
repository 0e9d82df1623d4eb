import type { Locator } from 'playwright';

/** Double-clicks at one place of the screen. The second click follows once the first has changed the page. */
export async function doubleClickAcross(
  button: Locator,
  change: () => Promise<unknown>,
): Promise<void> {
  const { mouse } = button.page();
  await button.hover();
  await mouse.down({ clickCount: 1 });
  await mouse.up({ clickCount: 1 });
  await change();
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
}
