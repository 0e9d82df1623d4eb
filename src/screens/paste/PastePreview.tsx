import { useMemo, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { fieldNames, fieldsOf, type EntityDescription } from '#domain/entities/description.ts';
import { verdictKinds, type PastedTable, type PasteRule } from '#domain/lists/paste.ts';
import { withTaken, type PasteChoices } from '#domain/lists/pasteChoices.ts';
import type { Refused } from '#domain/lists/tableFile.ts';
import { t } from '#domain/words/translate.ts';
import { PastedLine } from './PastedLine.tsx';
import { Frame, Summary } from './previewStyle.ts';

/** How many lines are shown at first, and added by each press. */
const linesAtOnce = 200;

export interface PastePreviewProps<Description extends EntityDescription, Draft> {
  rule: PasteRule<Description, Draft>;
  /** Null until all lines are judged. */
  table: PastedTable<Description, Draft> | Refused | null;
  /** What is said until then. */
  waitingFor: string;
  choices: PasteChoices;
  onChoose: (choices: PasteChoices) => void;
}

/** Says how many pasted lines are new, changed or wrong, and shows what each will do. */
export function PastePreview<Description extends EntityDescription, Draft>({
  table,
  waitingFor,
  ...preview
}: PastePreviewProps<Description, Draft>) {
  if (table && !table.isRead) return <ErrorNotice>{table.reason}</ErrorNotice>;
  return (
    <>
      {/* Busy until all are judged, so that only the result is announced. */}
      <Summary role="status" aria-busy={table === null || undefined}>
        {table ? summaryOf(table) : waitingFor}
      </Summary>
      {table && table.rows.length > 0 ? <PastedLines {...preview} table={table} /> : null}
    </>
  );
}

/** '310 new, 60 changed'. New rows are always named, of the others those that there are. */
function summaryOf({ counts, leftOut }: PastedTable<EntityDescription, unknown>): string {
  const kinds = ['fresh', ...verdictKinds.filter((kind) => kind !== 'fresh')] as const;
  const said = kinds
    .filter((kind) => kind === 'fresh' || counts[kind] > 0)
    .map((kind) => t(`paste.count.${kind}`, { count: counts[kind] }));
  const left = { columns: leftOut.join(', '), count: leftOut.length };
  const parts = [said.join(', '), ...(leftOut.length > 0 ? [t('paste.leftOut', left)] : [])];
  return parts.join('. ');
}

interface PastedLinesProps<Description extends EntityDescription, Draft> extends Pick<
  PastePreviewProps<Description, Draft>,
  'rule' | 'choices' | 'onChoose'
> {
  table: PastedTable<Description, Draft>;
}

function PastedLines<Description extends EntityDescription, Draft>({
  rule,
  table: { rows, counts },
  choices,
  onChoose,
}: PastedLinesProps<Description, Draft>) {
  const { description, labelOf } = rule;
  const [shown, setShown] = useState(linesAtOnce);
  const more = rows.length - shown;
  const changed = useMemo(
    () => rows.flatMap(({ line, verdict }) => (verdict.kind === 'changed' ? [line] : [])),
    [rows],
  );
  // The fields with numbers that occur in the text.
  const figures = useMemo(() => {
    const fields = fieldsOf(description);
    return fieldNames(description).filter(
      (name) => fields[name].kind === 'number' && rows.some(({ cells }) => cells[name] !== ''),
    );
  }, [description, rows]);
  const taken = changed.filter((line) => !choices.kept.has(line)).length;
  // Rendered again only for other lines or choices, not at each keystroke.
  const lines = useMemo(
    () =>
      rows
        .slice(0, shown)
        .map((row) => (
          <PastedLine
            key={row.line}
            rule={rule}
            row={row}
            figures={figures}
            choices={choices}
            onChoose={onChoose}
          />
        )),
    [rule, rows, shown, figures, choices, onChoose],
  );
  return (
    <>
      {counts.changed > 1 ? (
        <Checkbox
          isChecked={taken === changed.length}
          isIndeterminate={taken > 0 && taken < changed.length}
          onCheckedChange={(next) => onChoose(withTaken(choices, changed, next))}
        >
          {t('paste.takeAll', { count: changed.length })}
        </Checkbox>
      ) : null}
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
          <tbody>{lines}</tbody>
        </table>
      </Frame>
      {more > 0 ? (
        <Button variant="quiet" size="small" onClick={() => setShown(shown + linesAtOnce)}>
          {t('paste.more', { count: Math.min(more, linesAtOnce) })}
        </Button>
      ) : null}
    </>
  );
}
