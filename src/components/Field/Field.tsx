import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { noteStyle } from './controlStyle.ts';
import { FieldContext, joinIds } from './useControl.ts';

const Root = styled.div`
  min-width: 0;
`;

const Heading = styled.div`
  margin-bottom: 6px;
  font-size: ${font(13)};
  line-height: 1.4;
`;

const Name = styled.label`
  font-weight: 550;
  color: ${color.text};
  & > span {
    margin-left: 3px;
    color: ${color.danger};
  }
`;

const Note = styled.div`
  ${noteStyle}
`;

const Failure = styled(Note)`
  display: flex;
  gap: 6px;
  color: ${color.danger};
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

export interface FieldProps {
  /** A word or two. */
  label: string;
  /** One control of the kit, which takes its id, description and state from the field. */
  children: ReactNode;
  /** A hint, shown below the control. */
  hint?: ReactNode;
  /** The error message, announced when it appears. */
  error?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Shows the label to assistive technology only. */
  isLabelHidden?: boolean;
  /** The control is a group (tags, a list): its label names the group. */
  isGroup?: boolean;
}

/** Label, control, hint and error, connected for assistive technology. */
export function Field({
  label,
  children,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  isLabelHidden = false,
  isGroup = false,
}: FieldProps) {
  const id = useId();
  const [controlId, labelId] = [`${id}control`, `${id}label`];
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const describedBy = joinIds(error ? errorId : undefined, hint ? hintId : undefined);
  const isInvalid = Boolean(error);
  const state = { controlId, labelId, describedBy, isInvalid, isRequired, isDisabled };
  const name = (
    <Name id={labelId} {...(isGroup ? { as: 'span' as const } : { htmlFor: controlId })}>
      {label}
      {isRequired ? <span aria-hidden="true">*</span> : null}
    </Name>
  );
  return (
    <Root>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : <Heading>{name}</Heading>}
      <FieldContext value={state}>{children}</FieldContext>
      {hint ? <Note id={hintId}>{hint}</Note> : null}
      {/* Always rendered, so that a new error is announced. */}
      <div id={errorId} aria-live="polite">
        {isInvalid ? (
          <Failure>
            <CircleAlert size={15} aria-hidden />
            <span>{error}</span>
          </Failure>
        ) : null}
      </div>
    </Root>
  );
}
