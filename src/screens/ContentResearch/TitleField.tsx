import { useState } from 'react';
import { Field } from '#components/Field/Field.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { t } from '#domain/words/translate.ts';

const selectAll = (input: HTMLInputElement | null) => input?.select();

interface TitleFieldProps {
  title: string;
  /** The title that a new idea starts with; blank for none. */
  suggestion: string;
  error: string | undefined;
  onTitleChange: (title: string) => void;
  onBlur: () => void;
}

/** The title of an idea. A suggested one is selected, so that typing replaces it. */
export function TitleField({ title, suggestion, error, onTitleChange, onBlur }: TitleFieldProps) {
  const isSuggestion = suggestion !== '' && title === suggestion;
  // A restored draft is the person's own text.
  const [wasSuggested] = useState(isSuggestion);
  return (
    <Field
      label={t('content.field.title')}
      isRequired
      hint={isSuggestion ? t('content.suggestedHint') : undefined}
      error={error}
    >
      <TextInput
        value={title}
        autoFocus
        ref={wasSuggested ? selectAll : null}
        onValueChange={onTitleChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
