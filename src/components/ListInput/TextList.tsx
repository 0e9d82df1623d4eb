import Plus from 'lucide-react/icons/plus';
import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { bareInput, controlFrame, noteStyle } from '../Field/controlStyle.ts';
import { nativeAttributes, useControl, type ControlProps } from '../Field/useControl.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isComposing } from '../keys/isComposing.ts';
import { useKitWords } from '../theme/kitWords.ts';
import { color } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Frame = styled.div`
  ${controlFrame}
  & > .entry {
    display: flex;
    align-items: center;
    min-width: 0;
    & > input {
      ${bareInput}
    }
  }
`;

const Refusal = styled.div`
  ${noteStyle}
  color: ${color.warning};
`;

/** The props that a list of texts and a list of tags share. */
export interface TextListProps extends ControlProps {
  value: readonly string[];
  /** The text not yet added. Without it, the component keeps the text itself. */
  text?: string;
  /** The name of the button that adds the text. */
  addLabel?: string;
  onValueChange: (texts: readonly string[]) => void;
  /** Called with the text not yet added after each key, so that a form can add it. */
  onTextChange?: (text: string) => void;
}

export interface TextListFrameProps extends Omit<TextListProps, 'value' | 'onValueChange'> {
  className?: string;
  placeholder?: string;
  /** The texts, with their buttons. */
  children: ReactNode;
  /** What changed last, which is announced. */
  said: string;
  /** Why the text was not added; shown and announced. */
  refusal?: string | undefined;
  /** Adds a trimmed text, or returns false. */
  onAdd: (text: string) => boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  ref: Ref<HTMLFieldSetElement>;
}

/** A frame around texts and the field that adds one, with Enter or +. A disabled one disables all its controls. */
export function TextList({
  className,
  children,
  said,
  refusal,
  onAdd,
  onKeyDown,
  onBlur,
  ref,
  ...own
}: TextListFrameProps) {
  const words = useKitWords();
  const refusalId = useId();
  const control = useControl(own, refusal !== undefined && refusalId);
  const [ownText, setOwnText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const text = own.text ?? ownText;
  const setText = (next: string) => {
    setOwnText(next);
    own.onTextChange?.(next);
  };
  const add = () => {
    const added = text.trim();
    if (added !== '' && onAdd(added)) setText('');
    input.current?.focus();
  };
  return (
    <Root
      ref={ref}
      disabled={control.isDisabled}
      aria-label={control.label}
      aria-labelledby={control.labelId}
      onBlur={onBlur}
    >
      <Frame
        className={className}
        data-invalid={control.isInvalid || undefined}
        data-disabled={control.isDisabled || undefined}
      >
        {children}
        <div className="entry">
          <input
            {...nativeAttributes(control)}
            ref={input}
            aria-labelledby={control.labelId}
            value={text}
            placeholder={own.placeholder}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (isComposing(event)) return;
              if (event.key === 'Enter' && text.trim() !== '') {
                event.preventDefault();
                add();
              }
              onKeyDown?.(event);
            }}
          />
          <IconButton
            label={own.addLabel ?? words.add}
            icon={<Plus size={16} aria-hidden />}
            onClick={add}
          />
        </div>
      </Frame>
      <Refusal id={refusalId} role="status">
        {refusal}
      </Refusal>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}
