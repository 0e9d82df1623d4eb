import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { focusWhenRemoved } from '../focus/focusWhenRemoved.ts';
import { Link } from '../Link/Link.tsx';
import { color, font, space, target } from '../theme/tokens.ts';
import { toneStyle } from '../theme/toneStyle.ts';

const Root = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${target(36)};
  padding-left: ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${font(13)};
  ${toneStyle}
  & > p {
    padding: ${space(2)} 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
    white-space: nowrap;
  }
  & > button {
    display: grid;
    place-items: center;
    flex: none;
    align-self: stretch;
    width: ${target(36)};
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  /* The line ends at the edge of the window, which would cut off a ring around the button. */
  & > button:focus-visible {
    outline-offset: -2px;
  }
  & > button:hover {
    background: ${color.hover};
    color: ${color.text};
  }
`;

export interface NoticeLineProps {
  tone: 'neutral' | 'info' | 'warning';
  /** The name of the line's landmark for assistive technology. */
  label: string;
  /** One sentence. */
  children: string;
  link?: { readonly href: string; readonly label: string } | undefined;
  dismissLabel: string;
  onDismiss: () => void;
}

/** A thin, dismissible line above the page. It is not announced and not printed. */
export function NoticeLine(props: NoticeLineProps) {
  const { tone, label, children, link, dismissLabel, onDismiss } = props;
  return (
    <Root ref={focusWhenRemoved} data-tone={tone} aria-label={label} data-screen-only>
      <p>
        <span>{children}</span>
        {link ? (
          <>
            {' '}
            <Link href={link.href} isExternal>
              {link.label}
            </Link>
          </>
        ) : null}
      </p>
      <button type="button" aria-label={dismissLabel} onClick={onDismiss}>
        <X size={14} aria-hidden />
      </button>
    </Root>
  );
}
