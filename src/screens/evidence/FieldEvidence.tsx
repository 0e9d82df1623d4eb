import { AssumptionLine } from '#components/AssumptionLine/AssumptionLine.tsx';
import { fieldGrounds, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { QuoteLine } from './QuoteLine.tsx';

/**
 * Moves the focus before the pressed Confirm button disappears: to the next or previous Confirm button, or else to the
 * filter or to another button of its card.
 */
function focusNextToCheck(button: HTMLElement): void {
  const page = button.ownerDocument;
  const all = [...page.querySelectorAll<HTMLElement>('[data-confirms]')];
  const index = all.indexOf(button);
  const filter = page.querySelector<HTMLElement>('[data-filters-to-check][aria-pressed="true"]');
  const inCard = button
    .closest('article')
    ?.querySelector<HTMLElement>('button:not([data-confirms])');
  (all[index + 1] ?? all[index - 1] ?? filter ?? inCard)?.focus();
}

export interface FieldEvidenceProps {
  row: Grounded;
  field: string;
  /** The names of the field and the row. */
  names: { readonly field: string; readonly row: string };
  /** True when the line names the field, because it is not directly under it. */
  isNamed?: boolean | undefined;
  /** True when the evidence may come from other websites, so that each page is named. */
  namesPages?: boolean;
  onConfirm: (field: string) => void;
  onEdit: () => void;
}

/** The evidence of one field of a row. Renders nothing when there is none. */
export function FieldEvidence(props: FieldEvidenceProps) {
  const { row, field, names, isNamed = false, namesPages = false, onConfirm, onEdit } = props;
  const { evidence, isAssumed } = fieldGrounds(row, field);
  const subject = isNamed ? names.field : undefined;
  const values = { field: names.field, label: names.row };
  return (
    <>
      {evidence.map((each) => (
        <QuoteLine
          key={`${each.url} ${each.quote}`}
          of={each}
          isNamed={namesPages}
          subject={subject}
        />
      ))}
      {isAssumed ? (
        <AssumptionLine
          subject={subject}
          confirm={{
            label: t('evidence.confirm'),
            name: t('evidence.confirmOne', values),
            onSelect: (button) => {
              focusNextToCheck(button);
              onConfirm(field);
            },
          }}
          edit={{
            label: t('general.edit'),
            name: t('evidence.editOne', values),
            onSelect: onEdit,
          }}
        >
          {t('evidence.assumption')}
        </AssumptionLine>
      ) : null}
    </>
  );
}
