import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '#components/Field/Field.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { MailPerson } from '#domain/mail/mailPerson.ts';
import { isEmail } from '#domain/mail/email.ts';
import { t } from '#domain/words/translate.ts';

interface RecipientProps {
  person: MailPerson;
  /** A blank one removes what was typed. */
  onChange: (address: string) => void;
}

/** The address of the person: to type where it is not known, and to change (D85). */
export function Recipient({ person: { address, label }, onChange }: RecipientProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed?.trim() ?? '';
  const [isChecked, setIsChecked] = useState(false);
  const isWrong = text !== '' && !isEmail(text);
  const save = () => {
    setIsChecked(true);
    if (typed === null || isWrong) return;
    if (text !== address) onChange(text);
    setTyped(null);
  };
  if (typed === null && address !== '')
    return (
      <p className="to">
        {t('emails.to')}: {address}{' '}
        <IconButton
          ref={button}
          label={t('emails.changeAddress', { name: label })}
          icon={<Pencil size={14} aria-hidden />}
          onClick={() => {
            setIsChecked(false);
            setTyped(address);
          }}
        />
      </p>
    );
  return (
    <div className="to">
      <Field
        label={t('emails.to')}
        isLabelHidden
        error={isChecked && isWrong ? t('invalid.emailFormat') : undefined}
      >
        <TextInput
          type="email"
          size="small"
          prefix={<span aria-hidden>{t('emails.to')}:</span>}
          autoComplete="off"
          autoFocus={typed !== null && typed === address}
          placeholder={t('emails.noAddress')}
          value={typed ?? ''}
          onValueChange={(value) => {
            setIsChecked(false);
            setTyped(value);
          }}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // The button that takes the place of the field gets the focus, but is not pressed by the same key.
            event.preventDefault();
            flushSync(() => (event.key === 'Enter' ? save() : setTyped(null)));
            button.current?.focus();
          }}
        />
      </Field>
    </div>
  );
}
