import type { ReactNode } from 'react';
import { FooterBar, type FooterBack, type FooterNext } from '#components/FooterBar/FooterBar.tsx';
import { footerRules } from '#domain/pages/footer.ts';
import type { RoutePath } from '#domain/pages/routes.ts';

interface PageFooterProps {
  /** The page it stands on: which of its ways are shown goes by the page (section 2). */
  page: RoutePath;
  back?: FooterBack;
  next?: FooterNext;
  /** What stands between: a button 'Done', '2 selected'. */
  children?: ReactNode;
}

/** The footer of a page. A page may hand in more than its rules let show. */
export function PageFooter({ page, back, next, children }: PageFooterProps) {
  const { hasBack, hasNext } = footerRules(page);
  return (
    <FooterBar back={hasBack ? back : undefined} next={hasNext ? next : undefined}>
      {children}
    </FooterBar>
  );
}
