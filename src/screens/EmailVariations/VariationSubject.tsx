import { Badge } from '#components/Badge/Badge.tsx';
import type { MailRemark } from '#domain/mail/mailCheck.ts';
import type { MailSlot } from '#domain/mail/mailSlot.ts';
import type { MailPerson } from '#domain/mail/mailPerson.ts';
import { t } from '#domain/words/translate.ts';
import { FieldEvidence } from '../shared/evidence/FieldEvidence.tsx';
import { SampleMark } from '../shared/evidence/SampleMark.tsx';
import { MarkedText } from './MarkedText.tsx';

interface VariationSubjectProps {
  person: MailPerson;
  slot: Extract<MailSlot, { kind: 'letter' }>;
  /** The subject as it is now, written or edited. */
  text: { readonly subject: string; readonly isEdited: boolean };
  remarks: readonly MailRemark[];
  onConfirm: (field: string) => void;
  onEdit: () => void;
}

/** The subject of a variation, with its marks and its evidence. */
export function VariationSubject(props: VariationSubjectProps) {
  const { person, slot, text, remarks, onConfirm, onEdit } = props;
  const { subject, isEdited } = text;
  return (
    <div className="subject">
      <div className="label">
        {t('emails.subject')}
        {slot.isNew ? <Badge tone="accent">{t('general.new')}</Badge> : null}
        <SampleMark of={isEdited ? {} : slot.variation} />
        {isEdited ? <Badge tone="info">{t('emails.edited')}</Badge> : null}
      </div>
      <h3>
        {subject ? (
          <MarkedText field="subject" text={subject} remarks={remarks} />
        ) : (
          t('emails.noSubject')
        )}
      </h3>
      <FieldEvidence
        row={subject === slot.variation.subject ? slot.variation : {}}
        field="subject"
        names={{ field: t('emails.subject'), row: person.label }}
        namesPages
        onConfirm={onConfirm}
        onEdit={onEdit}
      />
    </div>
  );
}
