import styled from 'styled-components';
import { color } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  font: inherit;
  font-weight: 400;
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
  svg {
    flex: none;
    width: 14px;
    height: 14px;
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`;

export interface MissingNameProps {
  /** The label of the person until the name is known. */
  label: string;
  onAdd: () => void;
}

/** Shown in place of a missing name, and opens its input. The grid is one Tab stop: the button is reached with Enter. */
export function MissingName({ label, onAdd }: MissingNameProps) {
  return (
    <Root type="button" aria-label={t('prospects.addNameOf', { label })} onClick={onAdd}>
      {t('prospects.nameToFind')}
      <svg viewBox="0 0 24 24" data-screen-only aria-hidden="true">
        <path d="M12 5v14M5 12h14" />
      </svg>
    </Root>
  );
}
