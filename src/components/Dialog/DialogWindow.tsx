import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DiscardQuestion, discardTextsOf } from './DiscardQuestion.tsx';
import type { DialogProps } from './Dialog.tsx';
import { DialogBody } from './DialogBody.tsx';
import { Footer, Header, Lead, Title } from './dialogParts.ts';
import { Backdrop, Frame, Root } from './dialogStyle.ts';
import { FocusedPanel } from './FocusedPanel.tsx';
import { useCloseGuard } from './useCloseGuard.ts';
import { useKitWords } from '../theme/kitWords.ts';

const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false;

/** The window of a dialog, with everything that keeps the focus and the reading inside. */
export function DialogWindow({
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
  discard,
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
          {guard.isAsking && (
            <DiscardQuestion
              texts={discard ?? discardTextsOf(words)}
              onKeep={guard.keep}
              onDiscard={guard.discard}
            />
          )}
          {hasContent(footer) && <Footer hidden={guard.isAsking}>{footer}</Footer>}
        </FocusedPanel>
      </Frame>
    </Root>
  );
}
