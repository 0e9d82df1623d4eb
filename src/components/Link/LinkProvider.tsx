import type { ComponentType, ReactNode } from 'react';
import { LinkContext, type AnchorProps } from './linkContext.ts';

export interface LinkProviderProps {
  /** Takes `href` and everything an anchor takes; the app's router navigates in it. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Puts the app's own link into every link of the kit, so that the kit needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
