import { createContext } from 'react';
import type { KitParts } from './kitParts.ts';
import { lazyComponent, type LazyComponent, type View } from './lazyComponent.tsx';
import { knownPart, type Part } from './part.ts';

/** Menus, lists and dialogs, in one chunk because they share a library. */
export const kitPart = knownPart(async () => (await import('./kitParts.ts')).kitParts);

/** The kit in use. A story that shows the state before it has loaded provides its own. */
export const KitContext = createContext<Part<KitParts>>(kitPart);

/** The content of a dialog, loaded together with the dialog window. */
export const dialogPart = <Value>(load: () => Promise<Value>): Part<Value> =>
  knownPart(async () => {
    const [value] = await Promise.all([load(), kitPart.load()]);
    return value;
  });

/** A dialog whose code loads when it is first opened. It closes when loading fails, so that the next press tries again. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<View<Props>>,
): LazyComponent<Props> => lazyComponent(dialogPart(load), ({ onClose }) => onClose());
