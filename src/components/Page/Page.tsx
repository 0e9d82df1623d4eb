import type { ReactNode } from 'react';
import { Actions, Head, Lead, Title } from './pageHead.ts';
import { Above, Root } from './pageStyle.ts';

export interface PageProps {
  title: ReactNode;
  children?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The page's buttons, beside the title. */
  actions?: ReactNode;
  /** Shown above the title: a stepper, a notice. */
  above?: ReactNode;
  /** `reading` for a form or text. */
  width?: 'normal' | 'reading';
  /** Makes the title smaller, for pages where people work with a list. */
  isCompact?: boolean;
}

/** The page between header and footer: title, actions, content. A skip link and a change of page focus it. */
export function Page({
  title,
  children,
  lead,
  actions,
  above,
  width = 'normal',
  isCompact = false,
}: PageProps) {
  return (
    // The skip link refers to the id.
    <Root id="main" tabIndex={-1} data-width={width} data-compact={isCompact || undefined}>
      {above && <Above>{above}</Above>}
      <Head className="head">
        <div>
          <Title>{title}</Title>
          {lead && <Lead className="lead">{lead}</Lead>}
        </div>
        {actions && <Actions className="actions">{actions}</Actions>}
      </Head>
      {children}
    </Root>
  );
}
