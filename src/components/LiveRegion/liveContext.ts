import { createContext } from 'react';

/** Announces a text at the next pause in what is being read. */
export type Announce = (text: string) => void;

/** Without a live region, nothing is announced. */
export const LiveContext = createContext<Announce>(() => undefined);
