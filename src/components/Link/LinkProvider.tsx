import type { ComponentType, ReactNode } from 'react';
import { LinkContext, type AnchorProps } from './linkContext.ts';

export interface LinkProviderProps {
  /** A component with the props of an anchor, which navigates with the app's router. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Provides the app's link component to all links of the kit, so that the kit needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
