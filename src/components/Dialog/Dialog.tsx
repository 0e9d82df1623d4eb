import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../theme/kitWords.ts';
import {
  Backdrop,
  Body,
  Footer,
  Header,
  Lead,
  Root,
  Title,
  type DialogSize,
} from './dialogParts.ts';
import { FocusedPanel } from './FocusedPanel.tsx';

export interface DialogProps {
  /** What the dialog is about; its accessible name. */
  title: ReactNode;
  /** One sentence under the title, announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  size?: DialogSize;
  /** `alertdialog` interrupts: it has no cross and is answered by its buttons. */
  role?: 'dialog' | 'alertdialog';
  /** False while saving: then Escape, a click outside and the cross do nothing. */
  canClose?: boolean;
  /** True when something was typed: closing asks first. */
  isDirty?: boolean;
  onClose: () => void;
}

/**
 * A modal dialog, open for as long as it is rendered, so that each one starts fresh. A sheet on small screens.
 * The focus goes to the element with `autoFocus`, else to the first field, and returns to where it came from.
 */
export function Dialog({
  title,
  description,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  canClose = true,
  isDirty = false,
  onClose,
}: DialogProps) {
  const words = useKitWords();
  const [wasAsked, setAsked] = useState(false);
  const isAsking = wasAsked && isDirty && canClose;
  // The question must not come back by itself at the next text, or when a save fails.
  if (wasAsked && !isAsking) setAsked(false);
  const keep = () => setAsked(false);
  const close = () => {
    if (!canClose || isAsking) return;
    if (isDirty) setAsked(true);
    else onClose();
  };
  return (
    <Root open role={role} onClose={close}>
      <Backdrop aria-hidden />
      <FocusedPanel size={size} isAsking={isAsking} onKeep={keep}>
        <Header>
          <Title>{title}</Title>
          {role === 'dialog' && (
            <IconButton
              label={words.close}
              icon={<X size={16} aria-hidden />}
              isDisabled={!canClose}
              onClick={close}
            />
          )}
        </Header>
        {description ? <Lead>{description}</Lead> : null}
        {children ? <ScrollingBody>{children}</ScrollingBody> : null}
        {/* It replaces the footer: nothing moves, and the typed text stays visible. */}
        {isAsking && (
          <Footer role="group" aria-label={words.discardQuestion}>
            <p role="alert">{words.discardQuestion}</p>
            <Button autoFocus onClick={keep}>
              {words.discardKeep}
            </Button>
            <Button variant="danger" onClick={onClose}>
              {words.discard}
            </Button>
          </Footer>
        )}
        {footer ? <Footer hidden={isAsking}>{footer}</Footer> : null}
      </FocusedPanel>
    </Root>
  );
}

/** The middle of a dialog: long text without a control in it is a Tab stop of its own, so that arrow keys scroll it. */
function ScrollingBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const isLong = element.scrollHeight > element.clientHeight;
    const hasControl = element.querySelector('a[href], button, input, textarea, select') !== null;
    if (isLong && !hasControl) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  return <Body ref={body}>{children}</Body>;
}
