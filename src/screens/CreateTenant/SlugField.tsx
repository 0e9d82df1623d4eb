import { Field } from '#components/Field/Field.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { SlugAvailability } from '#domain/session/slug.ts';
import { t } from '#domain/words/translate.ts';

const notes = {
  unknown: 'entry.create.address',
  checking: 'entry.create.checking',
  free: 'entry.create.free',
  taken: 'entry.create.taken',
} as const;

interface SlugFieldProps {
  slug: string;
  apex: string;
  /** The whole address the workspace would have; nothing while the slug cannot be one. */
  address: string | undefined;
  answer: SlugAvailability;
  error: string | undefined;
  onValueChange: (typed: string) => void;
  onBlur: () => void;
}

/** The domain: typed as a slug, the apex behind it, and the address it makes, live. */
export function SlugField(props: SlugFieldProps) {
  const { slug, apex, address, answer, error, onValueChange, onBlur } = props;
  const note = address === undefined ? undefined : t(notes[answer], { address });
  const isTaken = note !== undefined && answer === 'taken';
  return (
    <Field
      label={t('entry.create.domain')}
      isRequired
      error={error ?? (isTaken ? note : undefined)}
      hint={isTaken ? undefined : note}
    >
      <TextInput
        name="domain"
        value={slug}
        suffix={`.${apex}`}
        placeholder={t('entry.create.domainExample')}
        autoComplete="off"
        onValueChange={onValueChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
