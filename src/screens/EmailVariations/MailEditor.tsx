import { Field } from '#components/Field/Field.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { EmailVariation } from '#domain/mail/email.ts';
import { t } from '#domain/words/translate.ts';

export interface MailEditorProps {
  text: EmailVariation;
  onChange: (text: EmailVariation) => void;
}

/** Subject and text to edit. Every change is kept at once. */
export function MailEditor({ text: { subject, body }, onChange }: MailEditorProps) {
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
