import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from '../entry/bareTab.ts';
import { until } from '../entry/until.ts';

/** The place of a person on a page, which Back must restore. */
interface Place {
  readonly scroll: number;
  readonly focus: string;
  readonly search: string;
  readonly selected: number;
}

/** Searches, selects a row and scrolls, as far as the page allows it. */
export async function changePage(tab: Tab): Promise<void> {
  await tab.ask(() => {
    const search = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (!search) return;
    search.focus();
    document.execCommand('insertText', false, 'e');
  });
  // The search is written to the address after a delay.
  await wait(1000);
  await tab.ask(() => {
    const box = 'main tr:has(th[scope=row]) input[type=checkbox]:not(:checked)';
    document.querySelector<HTMLInputElement>(box)?.click();
    scrollTo(0, 150);
  });
  await wait(500);
}

declare global {
  interface Window {
    placeNow: () => Place;
    left: Place;
  }
}

/** Records the place of the person at the next press. */
export const recordPlace = (tab: Tab): Promise<void> =>
  tab.ask(() => {
    window.placeNow = () => ({
      scroll: scrollY,
      focus: document.activeElement?.textContent ?? '',
      search: document.querySelector<HTMLInputElement>('main input[type=search]')?.value ?? '',
      selected: document.querySelectorAll('main tr input[type=checkbox]:checked').length,
    });
    addEventListener('click', () => (window.left = window.placeNow()), {
      once: true,
      capture: true,
    });
  });

/** Returns for each part of the recorded place whether it is restored: 1 or 0. */
export const restoredParts = (tab: Tab): Promise<Readonly<Record<keyof Place, number>>> =>
  tab.ask(() => {
    const [left, now] = [window.left, window.placeNow()];
    return {
      scroll: Number(now.scroll === left.scroll),
      focus: Number(now.focus === left.focus),
      search: Number(now.search === left.search),
      selected: Number(now.selected === left.selected),
    };
  });

/** Waits for the first element of a selector and returns the position of its centre. */
async function middleOf(tab: Tab, selector: string): Promise<{ x: number; y: number }> {
  const find = () =>
    tab.ask((wanted) => {
      for (const element of document.querySelectorAll(wanted)) {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width > 0) return { x: x + width / 2, y: y + height / 2 };
      }
      return null;
    }, selector);
  let found = await find();
  await until(`${selector} to press`, async () => (found = await find()) !== null);
  if (!found) throw new Error(`Nothing to press at ${selector}.`);
  return found;
}

/** Presses an element with the mouse. The page is not queried meanwhile, because queries would be measured too. */
export async function pressAt(tab: Tab, selector: string, prepare?: () => Promise<void>) {
  const mouse = { ...(await middleOf(tab, selector)), button: 'left', clickCount: 1 };
  const point = (type: string, pressed: object = {}) =>
    tab.tools.send('Input.dispatchMouseEvent', { ...mouse, type, ...pressed });
  await point('mouseMoved', { button: 'none' });
  await wait(200);
  await prepare?.();
  await point('mousePressed', { buttons: 1 });
  await point('mouseReleased');
}
