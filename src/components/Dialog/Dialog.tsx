import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { DialogBody } from './DialogBody.tsx';
import { Footer, Header, Lead, Title } from './dialogParts.ts';
import { Backdrop, Frame, Root, type DialogSize } from './dialogStyle.ts';
import { FocusedPanel } from './FocusedPanel.tsx';
import { useCloseGuard } from './useCloseGuard.ts';
import { useKitWords } from '../theme/kitWords.ts';

const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false;

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
  closeLabel?: string;
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
  closeLabel,
}: DialogProps) {
  const words = useKitWords();
  const guard = useCloseGuard({ canClose, isDirty, onClose });
  return (
    <Root open role={role} onClose={guard.request}>
      <Backdrop aria-hidden />
      <Frame>
        <FocusedPanel size={size} isAsking={guard.isAsking} onKeep={guard.keep}>
          <Header>
            <Title>{title}</Title>
            {role === 'dialog' && (
              <IconButton
                label={closeLabel ?? words.close}
                icon={<X size={16} aria-hidden />}
                isDisabled={!canClose}
                onClick={guard.request}
              />
            )}
          </Header>
          {hasContent(description) && <Lead>{description}</Lead>}
          {hasContent(children) && <DialogBody>{children}</DialogBody>}
          {guard.isAsking && <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />}
          {hasContent(footer) && <Footer hidden={guard.isAsking}>{footer}</Footer>}
        </FocusedPanel>
      </Frame>
    </Root>
  );
}
