import { createElement, use } from 'react';
import { LinkContext, type AnchorProps } from './linkContext.ts';

export interface LinkProps extends AnchorProps {
  /** Opens in a new tab, without access to this one. */
  isExternal?: boolean;
}

/** A link. Paths of the app use the component in `LinkContext`; every other address is a plain anchor. */
export function Link({ isExternal = false, ...anchor }: LinkProps) {
  const appLink = use(LinkContext);
  if (isExternal) {
    return createElement('a', { ...anchor, target: '_blank', rel: 'noopener noreferrer' });
  }
  return createElement(anchor.href.startsWith('/') ? appLink : 'a', anchor);
}
