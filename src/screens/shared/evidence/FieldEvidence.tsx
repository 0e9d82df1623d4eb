import { AssumptionLine } from '#components/AssumptionLine/AssumptionLine.tsx';
import { EvidenceLine } from '#components/EvidenceLine/EvidenceLine.tsx';
import { fieldGrounds, type Grounded } from '#domain/evidence/grounds.ts';
import { t } from '#domain/words/translate.ts';
import { focusNextToCheck } from './focusNextToCheck.ts';

export interface FieldEvidenceProps {
  row: Grounded;
  field: string;
  /** What the field and the row are called. */
  names: { readonly field: string; readonly row: string };
  /** The field is named in the line: it does not stand right under it. */
  isNamed?: boolean | undefined;
  onConfirm: (field: string) => void;
  onEdit?: ((field: string) => void) | undefined;
}

/** What one field of a row rests on; nothing where nothing is known of it. */
export function FieldEvidence(props: FieldEvidenceProps) {
  const { row, field, names, isNamed = false, onConfirm, onEdit } = props;
  const { evidence, isAssumed } = fieldGrounds(row, field);
  const subject = isNamed ? names.field : undefined;
  const values = { field: names.field, label: names.row };
  return (
    <>
      {evidence.map(({ quote, url }) => (
        <EvidenceLine
          key={`${url} ${quote}`}
          source={t(url === undefined ? 'evidence.fromDescription' : 'evidence.fromWebsite')}
          quote={quote}
          href={url}
          subject={subject}
          labels={{ more: t('evidence.more'), less: t('evidence.less') }}
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
          edit={
            onEdit && {
              label: t('general.edit'),
              name: t('evidence.editOne', values),
              onSelect: () => onEdit(field),
            }
          }
        >
          {t('evidence.assumption')}
        </AssumptionLine>
      ) : null}
    </>
  );
}
