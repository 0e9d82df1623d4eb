import type { ReactNode } from 'react';
import { FooterBar, type FooterNext } from '#components/FooterBar/FooterBar.tsx';
import type { RoutePath } from '#domain/pages/routes.ts';
import { workspacePageOf } from '#domain/pages/workspacePages.ts';

interface PageFooterProps {
  /** The page of this footer. The page table says where Back leads. */
  page: RoutePath;
  backLabel?: string;
  next?: FooterNext;
  /** Shown in the middle: a button 'Done', or '2 selected'. */
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
