import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import type { PastedRow, PasteVerdict } from '#domain/lists/paste.ts';
import type { Reading } from '#domain/numbers/pastedFigures.ts';
import { fieldlessProblems } from '#domain/words/invalid.ts';
import { t } from '#domain/words/translate.ts';
import { PastedFigureCell } from './PastedFigureCell.tsx';
import { Summary } from './pasteStyle.ts';

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
    overflow-wrap: break-word;
  }
  .verdict {
    min-width: 128px;
  }
  th:first-child,
  td:first-child {
    width: 1%;
    white-space: nowrap;
  }
  /* A name takes at most three lines. */
  td > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
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
  .figure {
    text-align: end;
  }
  td.figure {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  /* A name beside many numbers keeps space for a word or two; the frame scrolls. */
  .name {
    min-width: 96px;
    overflow-wrap: anywhere;
  }
  [data-verdict='waiting'] {
    color: ${color.warning};
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

/** The most lines shown. More are only counted. */
const shownLines = 200;

export interface PastePreviewProps<Column extends string> {
  /** The rows at the top of the text. */
  rows: readonly PastedRow<Column, unknown>[];
  /** The number of rows in the text. */
  total: number;
  /** The heading of the column with the name of each line. */
  nameLabel: string;
  /** The number columns that occur in the text. */
  numberColumns: readonly Column[];
  labelOf: (column: Column) => string;
  /** Chooses how one number that could be thousands is read. */
  onChoose: (key: string, reading: Reading) => void;
}

/** Shows for each pasted line what it will do, how its numbers are read, or why it is not added. */
export function PastePreview<Column extends string>(props: PastePreviewProps<Column>) {
  const { rows, total, nameLabel, numberColumns, labelOf, onChoose } = props;
  const more = total - shownLines;
  return (
    <>
      <Frame role="region" aria-label={t('paste.preview')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{t('paste.line')}</th>
              <th>{nameLabel}</th>
              <th>{t('paste.verdict')}</th>
              {numberColumns.map((column) => (
                <th key={column} className="figure">
                  {labelOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownLines).map(({ line, name, figures, verdict }) => (
              <tr key={line}>
                <td>{line}</td>
                <td className="name">
                  <span>{name}</span>
                </td>
                <td className="verdict" data-verdict={verdict.kind}>
                  {wordsOf(verdict, labelOf)}
                </td>
                {figures
                  .filter(({ column }) => numberColumns.includes(column))
                  .map((figure) => (
                    <td key={figure.column} className="figure">
                      <PastedFigureCell
                        figure={figure}
                        label={labelOf(figure.column)}
                        onChoose={onChoose}
                      />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
      {more > 0 ? <Summary>{t('paste.more', { count: more })}</Summary> : null}
    </>
  );
}

function wordsOf<Column extends string>(
  verdict: PasteVerdict<Column, unknown>,
  labelOf: (column: Column) => string,
): string {
  switch (verdict.kind) {
    case 'fresh':
      return t('paste.fresh');
    case 'waiting':
      return t(verdict.for === 'reading' ? 'paste.waiting' : 'paste.waitingIncomplete');
    case 'duplicate':
      return t(verdict.isRepeated ? 'paste.repeated' : 'paste.duplicate');
    case 'invalid':
      return fieldlessProblems.includes(verdict.problem)
        ? `${labelOf(verdict.column)}: ${t(verdict.problem)}`
        : t(verdict.problem);
  }
}
