import { Field } from '#components/Field/Field.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { toSlug, type SlugAvailability } from '#domain/session/workspace.ts';
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
  /** The full address the workspace would have; undefined while the slug is invalid. */
  address: string | undefined;
  answer: SlugAvailability;
  error: string | undefined;
  onValueChange: (slug: string) => void;
  onBlur: () => void;
}

/** The domain field: the slug, the apex domain behind it, and the resulting address while typing. */
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
        filter={toSlug}
        suffix={`.${apex}`}
        placeholder={t('entry.create.domainExample')}
        autoComplete="off"
        onValueChange={onValueChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
