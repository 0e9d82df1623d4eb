import { createContext } from 'react';

/** `polite` waits for a pause in what is being read, `assertive` interrupts. */
export type Politeness = 'polite' | 'assertive';

export type Announce = (text: string, politeness?: Politeness) => void;

/** Without a live region, nothing is announced. */
export const LiveContext = createContext<Announce>(() => undefined);
