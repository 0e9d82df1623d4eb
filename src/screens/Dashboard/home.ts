import type { MouseEvent } from 'react';
import type { CoverageLinkAction } from '#domain/onboarding/coverage.ts';
import type { HomeFacts, HomeListName } from '#domain/onboarding/homeFacts.ts';

/** What the dashboard tells a returning person about both campaigns. */
export interface Home {
  readonly facts: HomeFacts;
  readonly onRetry: (list: HomeListName) => void;
  /** Follows a link that does more than open a page. */
  readonly onFill: (fill: CoverageLinkAction, href: string) => void;
}

/** Follows such a link when it is pressed, unless the press opens a new tab or window. */
export const fillOnPress =
  (link: { fill?: CoverageLinkAction; href: string } | undefined, onFill: Home['onFill']) =>
  (event: MouseEvent): void => {
    if (!link?.fill || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFill(link.fill, link.href);
  };
