import { useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Field } from '#components/Field/Field.tsx';
import { differing } from '#components/Form/formStore.ts';
import { Status } from '#components/LiveRegion/Status.ts';
import { replaceTyped } from '#components/TextArea/replaceTyped.ts';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { useTyped } from '#components/TextArea/useTyped.ts';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Sharing } from '#contracts/sharing.ts';
import type { EmailVariation } from '#domain/mail/email.ts';
import { withText, type MailRemark, type TextPlace } from '#domain/mail/mailCheck.ts';
import { textOfSlot, type LetterSlot, type MailPerson } from '#domain/mail/mailPerson.ts';
import {
  editsWith,
  outdatedEdit,
  type MailReviewEntry,
  type PlacedEdit,
} from '#domain/mail/mailReview.ts';
import { t } from '#domain/words/translate.ts';
import { DraftNotes } from '../form/DraftNotes.tsx';
import { FormNote } from '../form/FormNote.tsx';
import { MailRemarks } from './MailRemarks.tsx';
import { Buttons, Paper } from './mailStyle.ts';
import { MailText } from './MailText.tsx';
import { TextButtons } from './TextButtons.tsx';

/** Fixes words of a mail and shows where they are, both while it is read and while it is edited. */
function useTextFixes({ subject, body }: EmailVariation, onChange: (text: EmailVariation) => void) {
  /** The element that contains the text, to read or to edit. */
  const paper = useRef<HTMLElement>(null);
  /** The text before and after the last fix. Undo is offered until the text changes again. */
  const [fixed, setFixed] = useState<readonly [EmailVariation, EmailVariation] | null>(null);
  const fieldOf = ({ field }: TextPlace) => {
    const found = paper.current?.querySelector(field === 'subject' ? 'input' : 'textarea');
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
  };
  const fix = (place: TextPlace, text: string) => {
    const before = { subject, body };
    const after = withText(before, place, text);
    const input = fieldOf(place);
    if (!input || !replaceTyped(input, { ...place, text })) onChange(after);
    setFixed([before, after]);
  };
  /** Selects the words in the editor, or scrolls to their mark while the mail is read. */
  const show = (place: TextPlace) => {
    const input = fieldOf(place);
    if (input) {
      input.focus();
      input.setSelectionRange(place.start, place.end);
    } else
      paper.current
        ?.querySelector(`[data-place="${place.field} ${place.start}"]`)
        ?.scrollIntoView({ block: 'center' });
  };
  const isFixed = fixed?.[1].subject === subject && fixed[1].body === body;
  return { paper, fix, show, undo: isFixed ? () => onChange(fixed[0]) : null };
}

interface MailEditorProps {
  text: EmailVariation;
  onChange: (text: EmailVariation) => void;
}

/** Subject and text to edit. */
function MailEditor({ text: { subject, body }, onChange }: MailEditorProps) {
  return (
    <>
      <Field label={t('emails.subject')}>
        <TextInput
          autoFocus
          value={subject}
          onValueChange={(value) => onChange({ subject: value, body })}
        />
      </Field>
      <Field label={t('emails.body')} hint={t('emails.kept')}>
        <TextArea
          value={body}
          minRows={8}
          maxRows={24}
          onValueChange={(value) => onChange({ subject, body: value })}
        />
      </Field>
    </>
  );
}

interface OutdatedEditProps {
  edit: PlacedEdit;
  /** The current mail. */
  now: EmailVariation;
  onDecide: (text: EmailVariation) => void;
}

/** Offers a person's changes again after their mail was written again. What they left as it was stays as it is now. */
function OutdatedEdit({ edit, now, onDecide }: OutdatedEditProps) {
  const mine = (field: 'subject' | 'body') =>
    edit[field] === edit.from[field] ? now[field] : edit[field];
  return (
    <FormNote
      action={
        <Button
          size="small"
          onClick={() => onDecide({ subject: mine('subject'), body: mine('body') })}
        >
          {t('emails.anewCompare')}
        </Button>
      }
    >
      {t('emails.anew')}
    </FormNote>
  );
}

export interface VariationCardProps {
  person: MailPerson;
  slot: LetterSlot;
  /** The remarks about the open variation. */
  remarks: readonly MailRemark[];
  sharing: Sharing;
  onReviewChange: (change: Partial<MailReviewEntry>) => void;
  onConfirm: (variation: EmailVariation, field: string) => void;
}

/** One variation: to read or edit, to copy, and to open as a draft. */
export function VariationCard(props: VariationCardProps) {
  const { person, slot, remarks, sharing, onReviewChange, onConfirm } = props;
  const [mode, setMode] = useState<'reading' | 'editing' | 'resetting'>('reading');
  const { [slot.key]: refused, ...refusedElsewhere } = person.review.refused ?? {};
  const store = (next: EmailVariation | null, edits = person.review.edits) =>
    onReviewChange({ chosenKey: slot.key, edits: editsWith(edits, slot, next) });
  // A colleague's text is replaced by Save only, not by what is typed meanwhile (D53).
  const change = (next: EmailVariation) =>
    refused ? onReviewChange({ refused: { ...refusedElsewhere, [slot.key]: next } }) : store(next);
  const { typed, onType, save } = useTyped(change);
  const text = typed ? { ...typed, isEdited: true } : textOfSlot(person, slot);
  const { subject, body, isEdited } = text;
  const theirs = person.review.edits[slot.key] ?? slot.variation;
  const changedFields = refused ? differing({ subject, body }, theirs) : [];
  const outdated = outdatedEdit(person.review.edits, person.slots, slot);
  const decide = (next: EmailVariation) => {
    const edits = Object.entries(person.review.edits).filter(([key]) => key !== outdated?.key);
    store(next, Object.fromEntries(edits));
  };
  const { paper, fix, show, undo } = useTextFixes(
    { subject, body },
    mode === 'editing' ? onType : change,
  );
  return (
    <>
      <Paper ref={paper} onBlur={save} data-editing={mode === 'editing' ? '' : undefined}>
        {mode === 'editing' ? (
          <MailEditor text={text} onChange={onType} />
        ) : (
          <MailText
            person={person}
            slot={slot}
            text={text}
            remarks={remarks}
            onConfirm={(field) => onConfirm(slot.variation, field)}
            onEdit={() => setMode('editing')}
          />
        )}
        <DraftNotes<Pick<EmailVariation, TextPlace['field']>>
          form={{
            isRestored: refused !== undefined,
            onDiscard: () => onReviewChange({ refused: refusedElsewhere }),
            changedSince: changedFields.map((field) => ({ field, now: theirs[field] })),
          }}
          labelOf={(field) => t(`emails.${field}`)}
        />
        {refused ? (
          <Buttons>
            <Button size="small" variant="primary" onClick={() => store({ subject, body })}>
              {t('general.save')}
            </Button>
          </Buttons>
        ) : null}
        <Status>
          {outdated ? (
            <OutdatedEdit edit={outdated.edit} now={slot.variation} onDecide={decide} />
          ) : null}
        </Status>
        <MailRemarks remarks={remarks} onShow={show} onFix={fix} onUndo={undo} />
        <TextButtons
          letter={{ to: person.address, subject, body }}
          label={person.label}
          number={slot.place + 1}
          sharing={sharing}
          editing={{
            isOn: mode === 'editing',
            isEdited: isEdited && !refused,
            onToggle: () => setMode(mode === 'editing' ? 'reading' : 'editing'),
            onReset: () => setMode('resetting'),
          }}
        />
      </Paper>
      {mode === 'resetting' ? (
        <ConfirmDialog
          title={t('emails.resetTitle')}
          description={t('emails.resetAsk')}
          confirmLabel={t('emails.reset')}
          onConfirm={() => {
            store(null);
            setMode('reading');
          }}
          onCancel={() => setMode('reading')}
        />
      ) : null}
    </>
  );
}
