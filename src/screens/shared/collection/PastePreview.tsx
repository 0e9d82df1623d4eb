import type { PastedRow } from '#domain/lists/paste.ts';
import { verdictText } from '#domain/lists/verdictText.ts';
import { t } from '#domain/words/translate.ts';
import { PastedFigureCell } from './PastedFigureCell.tsx';
import { Summary } from './pasteStyle.ts';
import { PreviewFrame } from './PreviewFrame.ts';

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
}

/** Shows for each pasted line what it will do, how its numbers are read, or why it is not added. */
export function PastePreview<Column extends string>(props: PastePreviewProps<Column>) {
  const { rows, total, nameLabel, numberColumns, labelOf } = props;
  const more = total - shownLines;
  return (
    <>
      <PreviewFrame role="region" aria-label={t('paste.preview')} tabIndex={0}>
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
            {rows.slice(0, shownLines).map(({ line, name, cells, verdict }) => (
              <tr key={line}>
                <td>{line}</td>
                <td className="name">
                  <span>{name}</span>
                </td>
                <td className="verdict" data-verdict={verdict.kind}>
                  {verdictText(verdict, labelOf)}
                </td>
                {numberColumns.map((column) => (
                  <td key={column} className="figure">
                    <PastedFigureCell text={cells[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PreviewFrame>
      {more > 0 ? <Summary>{t('paste.more', { count: more })}</Summary> : null}
    </>
  );
}
