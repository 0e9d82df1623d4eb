import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { useHeightVariable } from '../theme/useHeightVariable.ts';
import { Back, Middle, Root } from './footerStyle.ts';

export interface FooterNext {
  readonly label: string;
  readonly onSelect?: () => void;
  /** The id of the form it submits. */
  readonly form?: string;
  readonly isBusy?: boolean;
  readonly busyLabel?: string;
  readonly isDisabled?: boolean;
}

export interface FooterBarProps {
  /** The link to the previous page. */
  back?: { readonly label: string; readonly href: string } | undefined;
  /** The button to the next page, with a spinner while busy. */
  next?: FooterNext | undefined;
  /** Shown between the two: a button 'Done', '2 selected'. */
  children?: ReactNode;
}

/** The bar at the bottom of a page in a sequence: back on the left, next on the right. */
export function FooterBar({ back, next, children }: FooterBarProps) {
  const root = useHeightVariable<HTMLElement>('--footer');
  return (
    <Root ref={root}>
      {back && (
        <Back>
          <LinkButton
            variant="quiet"
            size="footer"
            href={back.href}
            icon={<ArrowLeft size={16} aria-hidden />}
          >
            {back.label}
          </LinkButton>
        </Back>
      )}
      <Middle>{children}</Middle>
      {/* The next page's button is a new element, so that the second click of a double click does not press it. */}
      {next && (
        <Button
          key={next.label}
          variant="primary"
          size="footer"
          type={next.form ? 'submit' : 'button'}
          {...(next.form && { form: next.form })}
          isBusy={next.isBusy ?? false}
          busyLabel={next.busyLabel}
          isDisabled={next.isDisabled ?? false}
          trailingIcon={<ArrowRight size={16} aria-hidden />}
          onClick={() => next.onSelect?.()}
        >
          {next.label}
        </Button>
      )}
    </Root>
  );
}
