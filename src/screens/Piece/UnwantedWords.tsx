import { Field } from '#components/Field/Field.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { mostUnwanted } from '#domain/content/unwantedWords.ts';
import { t } from '#domain/words/translate.ts';

export interface UnwantedWordsProps {
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
}

/** The words that the team does not want in what is written, to change. */
export function UnwantedWords({ words, onChange }: UnwantedWordsProps) {
  const isFull = words.length >= mostUnwanted;
  return (
    <Field
      label={t('piece.voice.words')}
      hint={
        isFull ? t('piece.voice.mostWords', { count: mostUnwanted }) : t('piece.voice.wordsHint')
      }
    >
      <TagInput value={words} most={mostUnwanted} onValueChange={onChange} />
    </Field>
  );
}
