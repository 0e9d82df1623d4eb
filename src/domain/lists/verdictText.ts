import type { PasteVerdict } from './paste.ts';
import { fieldlessProblems } from '../words/invalid.ts';
import { t } from '../words/translate.ts';

/** Says what adding a pasted line would do. A problem that does not name its field is preceded by the field. */
export function verdictText<Column extends string>(
  verdict: PasteVerdict<Column, unknown>,
  labelOf: (column: Column) => string,
): string {
  switch (verdict.kind) {
    case 'fresh':
      return t('paste.fresh');
    case 'duplicate':
      return t(verdict.isRepeated ? 'paste.repeated' : 'paste.duplicate');
    case 'invalid':
      return fieldlessProblems.includes(verdict.problem)
        ? `${labelOf(verdict.column)}: ${t(verdict.problem)}`
        : t(verdict.problem);
  }
}
