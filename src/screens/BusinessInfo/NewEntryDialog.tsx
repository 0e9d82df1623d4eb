import styled from 'styled-components';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { color, font, space } from '#components/theme/tokens.ts';
import { changedBusinessFields, type BusinessFields } from '#domain/business/businessForm.ts';
import { t } from '#domain/words/translate.ts';

const Changes = styled.dl`
  display: grid;
  gap: ${space(3)};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
  dt {
    font-weight: 550;
  }
  del {
    color: ${color.muted};
  }
  ins {
    text-decoration: none;
  }
`;

export interface NewEntryDialogProps {
  before: BusinessFields;
  after: BusinessFields;
  onProceed: () => void;
  /** Saves the change to the same entry. */
  onKeep: () => void;
  onCancel: () => void;
}

/** Asks whether a changed business is a new entry, and lists what changed. */
export function NewEntryDialog(props: NewEntryDialogProps) {
  const { before, after, onProceed, onKeep, onCancel } = props;
  const changed = changedBusinessFields(before, after);
  return (
    <ConfirmDialog
      tone="primary"
      title={t('business.newEntry')}
      description={t('business.newEntryAsk')}
      confirmLabel={t('business.proceed')}
      cancelLabel={t('general.no')}
      other={{
        label: t(changed.length === 0 ? 'business.keepAll' : 'business.keepRest'),
        onSelect: onKeep,
      }}
      onConfirm={onProceed}
      onCancel={onCancel}
    >
      {changed.length === 0 ? (
        t('business.nothingChanged')
      ) : (
        <Changes aria-label={t('business.changes')}>
          {changed.map((field) => (
            <div key={field}>
              <dt>{t(`business.${field}`)}</dt>
              <dd>
                <del>{before[field] || '–'}</del>
              </dd>
              <dd>
                <ins>{after[field]}</ins>
              </dd>
            </div>
          ))}
        </Changes>
      )}
    </ConfirmDialog>
  );
}
