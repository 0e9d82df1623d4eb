import { createContext, type ComponentType } from 'react';
import type { KitParts } from './kitParts.ts';
import { later, type Later } from './later.tsx';
import { knownPart, type Part } from './part.ts';

/** What opens: menus, lists and dialogs, in one file because they stand on the same library. */
export const kitPart = knownPart(async () => (await import('./kitParts.ts')).kitParts);

/** The kit in force; a story that shows the moment before it is there brings its own. */
export const KitContext = createContext<Part<KitParts>>(kitPart);

/** A dialog whose code comes when it is first opened, together with what any dialog needs. */
export const laterDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFail: (props: Props) => void,
): Later<Props> =>
  later(async () => {
    const [It] = await Promise.all([load(), kitPart.load()]);
    return It;
  }, onFail);
