import { use } from 'react';
import { LiveContext, type Announce } from './liveContext.ts';

/** Announces a text to assistive technology only: `announce('12 keywords match')`. */
export const useAnnounce = (): Announce => use(LiveContext);
