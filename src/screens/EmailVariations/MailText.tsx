import { Fragment, type ReactNode } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { groundsOf } from '#domain/evidence/grounds.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import { remarkText, type MailRemark, type TextPlace } from '#domain/mail/mailCheck.ts';
import { mailParts } from '#domain/mail/mailEvidence.ts';
import type { LetterSlot, MailPerson } from '#domain/mail/mailPerson.ts';
import { t } from '#domain/words/translate.ts';
import { FieldEvidence } from '../evidence/FieldEvidence.tsx';
import { SampleMark } from '../evidence/SampleMark.tsx';

interface MarkedTextProps {
  field: TextPlace['field'];
  /** The text, or a part of it. */
  text: string;
  /** The position at which the part begins. */
  offset?: number;
  remarks: readonly MailRemark[];
}

/**
 * Shows a text with the words marked that a remark is about; of several about the same words, the first one. The list below
 * the text shows the remarks.
 */
function MarkedText({ field, text, offset = 0, remarks }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const remark of remarks) {
    if (!('found' in remark) || remark.field !== field) continue;
    const from = remark.start - offset;
    const until = remark.end - offset;
    if (from < end || until > text.length) continue;
    const place = `${field} ${remark.start}`;
    parts.push(
      text.slice(end, from),
      <mark key={place} data-place={place} title={remarkText(remark)}>
        {text.slice(from, until)}
      </mark>,
    );
    end = until;
  }
  return [...parts, text.slice(end)];
}

export interface MailTextProps {
  person: MailPerson;
  slot: LetterSlot;
  /** The texts as they are now, written or edited. */
  text: EmailVariation & { readonly isEdited: boolean };
  remarks: readonly MailRemark[];
  onConfirm: (field: string) => void;
  onEdit: () => void;
}

/** A variation to read: its subject and its body, with their marks and their evidence. */
export function MailText(props: MailTextProps) {
  return (
    <>
      <Subject {...props} />
      <Body {...props} />
    </>
  );
}

function Subject(props: MailTextProps) {
  const { person, slot, text, remarks, onConfirm, onEdit } = props;
  const { subject, isEdited } = text;
  return (
    <div className="subject">
      <div className="label">
        {t('emails.subject')}
        {slot.isNew ? <Badge tone="accent">{t('general.new')}</Badge> : null}
        <SampleMark of={isEdited ? {} : slot.variation} />
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

/** The text of a mail, with the sentences it quotes beside the claims they support. */
function Body({ person, slot, text: { body }, remarks, onConfirm, onEdit }: MailTextProps) {
  // A text that the person has edited has no evidence.
  const { evidence, assumptions } = groundsOf(body === slot.variation.body ? slot.variation : {});
  const parts = mailParts(
    body,
    evidence.filter(({ field }) => field === 'body'),
  );
  const shown = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const rests = {
      evidence: part.evidence,
      assumptions: isLast ? assumptions : [],
      isSample: false,
    };
    return (
      // Parts are never reordered, and two may have the same text.
      <Fragment key={index}>
        <div className="body">
          <MarkedText field="body" text={part.text} offset={part.start} remarks={remarks} />
        </div>
        <FieldEvidence
          row={{ grounds: rests }}
          field="body"
          names={{ field: t('emails.body'), row: person.label }}
          namesPages
          onConfirm={onConfirm}
          onEdit={onEdit}
        />
      </Fragment>
    );
  });
  return <div>{shown}</div>;
}
