import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { EmailVariation } from '#domain/mail/email.ts';
import type { MailRemark } from '#domain/mail/mailCheck.ts';
import type { MailSlot } from '#domain/mail/mailSlot.ts';
import { textOfSlot, writtenMails, type MailPerson } from '#domain/mail/mailPerson.ts';
import { editsWith, outdatedEdit, type MailReviewEntry } from '#domain/mail/mailReview.ts';
import type { Sharing } from '#domain/lists/sharing.ts';
import { t } from '#domain/words/translate.ts';
import { DraftLinks } from './DraftLinks.tsx';
import { Bar } from './mailActionStyle.ts';
import { MailBody } from './MailBody.tsx';
import { MailEditor } from './MailEditor.tsx';
import { MailRemarks } from './MailRemarks.tsx';
import { Paper } from './mailStyle.ts';
import { OutdatedEdit } from './OutdatedEdit.tsx';
import { TextButtons } from './TextButtons.tsx';
import { useTextFixes } from './useTextFixes.ts';
import { VariationSubject } from './VariationSubject.tsx';

export interface VariationCardProps {
  person: MailPerson;
  slot: Extract<MailSlot, { kind: 'letter' }>;
  remarks: readonly MailRemark[];
  sharing: Sharing;
  onReviewChange: (change: Partial<MailReviewEntry>) => void;
  onConfirm: (variation: EmailVariation, field: string) => void;
}

/** One variation: to read or edit, to copy, and to open as a draft. */
export function VariationCard(props: VariationCardProps) {
  const { person, slot, remarks, sharing, onReviewChange, onConfirm } = props;
  const [mode, setMode] = useState<'reading' | 'editing' | 'resetting'>('reading');
  const text = textOfSlot(person, slot);
  const { subject, body, isEdited } = text;
  const mail = { key: slot.key, variation: slot.variation, place: person.slots.indexOf(slot) };
  const change = (next: EmailVariation | null, edits = person.review.edits) =>
    onReviewChange({ chosenKey: slot.key, edits: editsWith(edits, mail, next) });
  const outdated = outdatedEdit(person.review.edits, writtenMails(person), mail);
  const decide = (next: EmailVariation) => {
    const edits = Object.entries(person.review.edits).filter(([key]) => key !== outdated?.key);
    change(next, Object.fromEntries(edits));
  };
  const letter = { to: person.address, subject, body };
  const { paper, fix, show, undo } = useTextFixes({ subject, body }, change);
  return (
    <>
      <Paper ref={paper}>
        {mode === 'editing' ? (
          <MailEditor text={text} onChange={change} />
        ) : (
          <>
            <VariationSubject
              person={person}
              slot={slot}
              text={text}
              remarks={remarks}
              onConfirm={(field) => onConfirm(slot.variation, field)}
              onEdit={() => setMode('editing')}
            />
            <MailBody
              grounds={body === slot.variation.body ? slot.variation : {}}
              body={body}
              remarks={remarks}
              name={person.label}
              onConfirm={(field) => onConfirm(slot.variation, field)}
              onEdit={() => setMode('editing')}
            />
          </>
        )}
        {outdated ? (
          <OutdatedEdit edit={outdated.edit} now={slot.variation} onDecide={decide} />
        ) : null}
        <MailRemarks remarks={remarks} onShow={show} onFix={fix} onUndo={undo} />
        <Bar>
          <DraftLinks
            letter={letter}
            sharing={sharing}
            onDraft={() => onReviewChange({ mark: 'drafted', chosenKey: slot.key })}
          />
          <TextButtons
            letter={letter}
            label={person.label}
            number={mail.place + 1}
            sharing={sharing}
            editing={{
              isOn: mode === 'editing',
              isEdited,
              onToggle: () => setMode(mode === 'editing' ? 'reading' : 'editing'),
              onReset: () => setMode('resetting'),
            }}
          />
        </Bar>
      </Paper>
      {mode === 'resetting' ? (
        <ConfirmDialog
          title={t('emails.resetTitle')}
          description={t('emails.resetAsk')}
          confirmLabel={t('emails.reset')}
          cancelLabel={t('general.cancel')}
          onConfirm={() => {
            change(null);
            setMode('reading');
          }}
          onCancel={() => setMode('reading')}
        />
      ) : null}
    </>
  );
}
