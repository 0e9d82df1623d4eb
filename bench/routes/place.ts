import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from '../entry/bareTab.ts';
import { until } from '../entry/until.ts';

/** Where a person is on a page: what Back has to bring back. */
interface Place {
  readonly scroll: number;
  readonly focus: string;
  readonly search: string;
  readonly selected: number;
}

/** Does a little on a page: searches, selects a row and scrolls, each where the page has it. */
export async function actOnPage(tab: Tab): Promise<void> {
  await tab.ask(() => {
    const search = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (!search) return;
    search.focus();
    document.execCommand('insertText', false, 'e');
  });
  // The address takes the search a moment later.
  await wait(1000);
  await tab.ask(() => {
    const box = 'main [role=row]:has([role=rowheader]) input[type=checkbox]:not(:checked)';
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

/** Notes at the next press where a person is then. */
export const notePlace = (tab: Tab): Promise<void> =>
  tab.ask(() => {
    window.placeNow = () => ({
      scroll: scrollY,
      focus: document.activeElement?.textContent ?? '',
      search: document.querySelector<HTMLInputElement>('main input[type=search]')?.value ?? '',
      selected: document.querySelectorAll('main [role=row] input[type=checkbox]:checked').length,
    });
    addEventListener('click', () => (window.left = window.placeNow()), {
      once: true,
      capture: true,
    });
  });

/** For each part of the place whether it is as it was: 1 or 0. */
export const placeKept = (tab: Tab): Promise<Readonly<Record<keyof Place, number>>> =>
  tab.ask(() => {
    const [left, now] = [window.left, window.placeNow()];
    return {
      scroll: Number(now.scroll === left.scroll),
      focus: Number(now.focus === left.focus),
      search: Number(now.search === left.search),
      selected: Number(now.selected === left.selected),
    };
  });

/** The middle of what a selector shows first, once it is there. */
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

/** Presses with the mouse alone: the page is asked nothing between, since that would be measured too. */
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
