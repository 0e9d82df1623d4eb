import { createContext, use } from 'react';

export type Announce = (text: string) => void;

/** Without a live region, nothing is announced. */
export const LiveContext = createContext<Announce>(() => undefined);

/** Announces a text to assistive technology only, at the next pause in reading: `announce('12 keywords match')`. */
export const useAnnounce = (): Announce => use(LiveContext);
