import type { JudgedRows, PasteVerdict } from '#domain/lists/paste.ts';
import { t } from '#domain/words/translate.ts';
import { Summary } from './pasteStyle.ts';

/** Counts the pasted lines that are new, already in the list or wrong. Until all are judged, shows the progress. */
export function PasteSummary({ rows, total }: JudgedRows<string, unknown>) {
  const count = (kind: PasteVerdict<string, unknown>['kind']) =>
    rows.filter(({ verdict }) => verdict.kind === kind).length;
  if (rows.length < total)
    return (
      // Busy, so that only the result is announced.
      <Summary role="status" aria-busy>
        {t('paste.judging', { judged: rows.length, total })}
      </Summary>
    );
  return (
    <Summary role="status">
      {t('paste.summary', {
        fresh: count('fresh'),
        duplicate: count('duplicate'),
        invalid: count('invalid'),
      })}
    </Summary>
  );
}
