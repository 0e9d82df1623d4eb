import styled from 'styled-components';
import { Button, type ButtonProps } from '#components/Button/Button.tsx';
import { focusWhenRemoved } from '#components/focus/focusWhenRemoved.ts';
import { color } from '#components/theme/tokens.ts';
import { isGone, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';

const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
`;

export interface GoneFilterProps extends Pick<ButtonProps, 'size'> {
  rows: readonly Grounded[];
  /** True while the list shows only rows that rest on a sentence that is gone. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The filter for rows that rest on a sentence that is gone (D98). Renders nothing while there are none. */
export function GoneFilter({ rows, isOn, onChange, ...button }: GoneFilterProps) {
  const gone = rows.filter(isGone).length;
  if (gone === 0 && !isOn) return null;
  return (
    <Toggle {...button} ref={focusWhenRemoved} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {t('evidence.gone', { gone })}
    </Toggle>
  );
}
