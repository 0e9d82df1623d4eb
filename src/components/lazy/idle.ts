import { createContext } from 'react';

/** Runs work while the browser is idle; returns a function that cancels it. */
export type WhenIdle = (work: () => void) => () => void;

/** Provided by the app, which knows when a page is painted and whether to save data. Without it, parts load on intent only. */
export const IdleContext = createContext<WhenIdle>(() => () => undefined);
