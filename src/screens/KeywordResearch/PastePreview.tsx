import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import type { KeywordVerdict, PastedKeyword } from '#domain/keywordPaste.ts';
import { t } from '#domain/words/translate.ts';

const Frame = styled.div`
  max-height: 260px;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${font(13)};
  }
  th,
  td {
    padding: 6px ${space(3)};
    text-align: start;
    overflow-wrap: anywhere;
  }
  th {
    position: sticky;
    top: 0;
    background: ${color.sunken};
    font-weight: 550;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  [data-verdict='fresh'] {
    color: ${color.success};
  }
  [data-verdict='duplicate'] {
    color: ${color.muted};
  }
  [data-verdict='invalid'] {
    color: ${color.danger};
  }
`;

const Summary = styled.p`
  font-size: ${font(13)};
  color: ${color.muted};
`;

/** More lines than this are counted, not shown. */
const shownLines = 200;

function wordsOf(verdict: KeywordVerdict): string {
  switch (verdict.kind) {
    case 'fresh':
      return t('keywords.paste.fresh');
    case 'duplicate':
      return t(verdict.isRepeated ? 'keywords.paste.repeated' : 'keywords.paste.duplicate');
    case 'invalid':
      return `${t(`keywords.add.${verdict.field}`)}: ${t(verdict.problem)}`;
  }
}

export interface PastePreviewProps {
  rows: readonly PastedKeyword[];
}

/** What every pasted line would do, and why not where it wouldn't. */
export function PastePreview({ rows }: PastePreviewProps) {
  const count = (kind: KeywordVerdict['kind']) =>
    rows.filter(({ verdict }) => verdict.kind === kind).length;
  const more = rows.length - shownLines;
  return (
    <>
      <Summary role="status">
        {t('keywords.paste.summary', {
          fresh: count('fresh'),
          duplicate: count('duplicate'),
          invalid: count('invalid'),
        })}
      </Summary>
      <Frame role="region" aria-label={t('keywords.paste.preview')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{t('keywords.paste.line')}</th>
              <th>{t('keywords.add.keyword')}</th>
              <th>{t('keywords.paste.verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownLines).map(({ line, keyword, verdict }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{keyword}</td>
                <td data-verdict={verdict.kind}>{wordsOf(verdict)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
      {more > 0 ? <Summary>{t('keywords.paste.more', { count: more })}</Summary> : null}
    </>
  );
}
