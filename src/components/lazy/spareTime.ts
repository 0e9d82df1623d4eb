import { createContext } from 'react';

/** Does the work when nothing better is to be done; gives a way to call it off. */
export type SpareTime = (work: () => void) => () => void;

/** The product knows when a page is painted and whether data are to be saved; without it parts come at a press only. */
export const SpareTimeContext = createContext<SpareTime>(() => () => undefined);
