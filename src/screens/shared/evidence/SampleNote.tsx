import styled from 'styled-components';
import { color, font } from '#components/theme/tokens.ts';
import { isSample, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';

const Line = styled.p`
  font-size: ${font(13)};
  color: ${color.muted};
`;

export interface SampleNoteProps {
  rows: readonly Grounded[];
}

/**
 * Says below a table how many of its rows are samples. Renders nothing when none is. Above the table, the line
 * would push down rows that are shown before the rest of the page.
 */
export function SampleNote({ rows }: SampleNoteProps) {
  const count = rows.filter(isSample).length;
  return count === 0 ? null : <Line>{t('evidence.samples', { count, of: rows.length })}</Line>;
}
