import { Fragment } from 'react';
import { groundsOf, type Grounded } from '#domain/evidence/grounds.ts';
import type { MailRemark } from '#domain/mail/mailCheck.ts';
import { mailParts, startsOf } from '#domain/mail/mailEvidence.ts';
import { t } from '#domain/words/translate.ts';
import { FieldEvidence } from '../shared/evidence/FieldEvidence.tsx';
import { MarkedText } from './MarkedText.tsx';

export interface MailBodyProps {
  /** The evidence of the mail; empty once the person has edited it. */
  grounds: Grounded;
  body: string;
  remarks: readonly MailRemark[];
  /** The recipient. */
  name: string;
  onConfirm: (field: string) => void;
  onEdit: () => void;
}

/** The text of a mail, with the sentences it quotes beside the claims they support. */
export function MailBody({ grounds, body, remarks, name, onConfirm, onEdit }: MailBodyProps) {
  const { evidence, assumptions } = groundsOf(grounds);
  const parts = mailParts(
    body,
    evidence.filter(({ field }) => field === 'body'),
  );
  const starts = startsOf(body, parts);
  const shown = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const rests = {
      evidence: part.evidence,
      assumptions: isLast ? assumptions : [],
      isSample: false,
    };
    return (
      // Parts are never reordered, and two may have the same text.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        <div className="body">
          <MarkedText field="body" text={part.text} offset={starts[index] ?? 0} remarks={remarks} />
        </div>
        <FieldEvidence
          row={{ grounds: rests }}
          field="body"
          names={{ field: t('emails.body'), row: name }}
          namesPages
          onConfirm={onConfirm}
          onEdit={onEdit}
        />
      </Fragment>
    );
  });
  return <div>{shown}</div>;
}
