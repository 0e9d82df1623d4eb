import type { ReactNode } from 'react';
import { FooterBar, type FooterNext } from '#components/FooterBar/FooterBar.tsx';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';

interface PageFooterProps {
  /** The page it stands on: where Back leads is in the page table. */
  page: RoutePath;
  backLabel?: string;
  next?: FooterNext;
  /** What stands between: a button 'Done', '2 selected'. */
  children?: ReactNode;
}

/** The footer of a page. */
export function PageFooter({ page, backLabel, next, children }: PageFooterProps) {
  const href = workspacePageOf(page)?.back;
  return (
    <FooterBar back={href && backLabel ? { label: backLabel, href } : undefined} next={next}>
      {children}
    </FooterBar>
  );
}
