import { useMemo } from 'react';
import styled from 'styled-components';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import { fieldNames, fieldsOf, type EntityDescription } from '#domain/entities/description.ts';
import { verdictText, type PasteRule } from '#domain/lists/paste.ts';
import { numberHint } from '#domain/numbers/localNumber.ts';
import { t } from '#domain/words/translate.ts';
import type { PastedRows } from './usePastedRows.ts';

/** The most lines shown. More are only counted. */
const shownLines = 200;

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
  .figure small {
    display: block;
    min-width: 120px;
    color: ${color.muted};
    font-size: ${font(12)};
    white-space: normal;
  }
  /* A name beside many numbers keeps space for a word or two; the frame scrolls. */
  .name {
    min-width: 96px;
    overflow-wrap: anywhere;
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

/** A line about all rows. */
const Summary = styled.p`
  font-size: ${font(13)};
  color: ${color.muted};
`;

export interface PastePreviewProps<Description extends EntityDescription> {
  rule: Pick<PasteRule<Description>, 'description' | 'labelOf'>;
  pasted: PastedRows<Description, unknown>;
}

/** Counts the pasted lines that are new, already in the list or wrong, and shows the first of them. */
export function PastePreview<Description extends EntityDescription>({
  rule,
  pasted,
}: PastePreviewProps<Description>) {
  const { rows, total, isJudged, shown, counts } = pasted;
  // Rendered again only for other lines, not at each keystroke.
  const lines = useMemo(() => linesOf(rule, shown), [rule, shown]);
  const more = total - shownLines;
  return (
    <>
      {/* Busy until all are judged, so that only the result is announced. */}
      <Summary role="status" aria-busy={!isJudged || undefined}>
        {isJudged ? t('paste.summary', counts) : t('paste.judging', { judged: rows.length, total })}
      </Summary>
      {lines}
      {more > 0 ? <Summary>{t('paste.more', { count: more })}</Summary> : null}
    </>
  );
}

/** Shows for each line what it will do, how its numbers are read, or why it is not added. */
function linesOf<Description extends EntityDescription>(
  { description, labelOf }: PastePreviewProps<Description>['rule'],
  rows: PastedRows<Description, unknown>['shown'],
) {
  const fields = fieldsOf(description);
  // The fields with numbers that occur in the text.
  const figures = fieldNames(description).filter(
    (name) => fields[name].kind === 'number' && rows.some(({ cells }) => cells[name] !== ''),
  );
  return (
    <Frame role="region" aria-label={t('paste.preview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>{t('paste.line')}</th>
            <th>{labelOf(description.nameField)}</th>
            <th>{t('paste.verdict')}</th>
            {figures.map((figure) => (
              <th key={figure} className="figure">
                {labelOf(figure)}
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
              {figures.map((figure) => {
                // A number that reads differently than it is written has a hint (D33).
                const hint = numberHint(cells[figure]);
                return (
                  <td key={figure} className="figure">
                    {cells[figure]}
                    {hint === null ? null : <small>{hint}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
