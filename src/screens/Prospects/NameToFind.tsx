import styled from 'styled-components';
import { color, font } from '#components/theme/tokens.ts';
import { t } from '#domain/words/translate.ts';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  color: ${color.muted};
  font-weight: 400;
  button {
    min-height: 26px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accent};
    font: inherit;
    font-size: ${font(13)};
    text-decoration: underline;
    cursor: pointer;
  }
`;

export interface NameToFindProps {
  /** What the person is called until then. */
  label: string;
  onAdd: () => void;
}

/** Stands where a name is missing, with the way to fill it in. The grid is one Tab stop: the button is reached with Enter. */
export function NameToFind({ label, onAdd }: NameToFindProps) {
  return (
    <Root>
      {t('prospects.nameToFind')}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('prospects.addNameOf', { label })}
        onClick={onAdd}
      >
        {t('prospects.addName')}
      </button>
    </Root>
  );
}
