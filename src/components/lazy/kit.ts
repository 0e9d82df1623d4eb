import { createContext } from 'react';
import type { KitParts } from './kitParts.ts';
import { later, type Later, type View } from './later.tsx';
import { knownPart, type Part } from './part.ts';

/** What opens: menus, lists and dialogs, in one file because they stand on the same library. */
export const kitPart = knownPart(async () => (await import('./kitParts.ts')).kitParts);

/** The kit in force; a story that shows the moment before it is there brings its own. */
export const KitContext = createContext<Part<KitParts>>(kitPart);

/** What stands in a dialog, and with it what any dialog needs: it is never there without its window. */
export const dialogPart = <Value>(load: () => Promise<Value>): Part<Value> =>
  knownPart(async () => {
    const [value] = await Promise.all([load(), kitPart.load()]);
    return value;
  });

/** A dialog whose code comes when it is first opened. One that can't be fetched is closed, so that the next press asks again. */
export const laterDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<View<Props>>,
): Later<Props> => later(dialogPart(load), ({ onClose }) => onClose());
