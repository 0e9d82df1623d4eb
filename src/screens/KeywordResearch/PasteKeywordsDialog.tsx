import { useMemo, useState } from 'react';
import { Field } from '#components/Field/Field.tsx';
import { FormDialog } from '#components/FormDialog/FormDialog.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { Keyword, KeywordDraft } from '#domain/keyword.ts';
import { readKeywords } from '#domain/keywordPaste.ts';
import { t } from '#domain/words/translate.ts';
import { PastePreview } from './PastePreview.tsx';

export interface PasteKeywordsDialogProps {
  existing: readonly Keyword[];
  /** Starts adding what is new; its progress is shown on the page. */
  onStart: (drafts: readonly KeywordDraft[]) => void;
  onClose: () => void;
}

/** Paste many: a dry run says what each line would do before anything is sent. */
export function PasteKeywordsDialog({ existing, onStart, onClose }: PasteKeywordsDialogProps) {
  const [text, setText] = useState('');
  const [region, setRegion] = useState('');
  const rows = useMemo(() => readKeywords(text, region, existing), [text, region, existing]);
  const drafts = rows.flatMap(({ verdict }) => (verdict.kind === 'fresh' ? [verdict.draft] : []));
  return (
    <FormDialog
      title={t('keywords.paste.title')}
      description={t('keywords.paste.lead')}
      size="large"
      submitLabel={t('keywords.paste.submit', { count: drafts.length })}
      cancelLabel={t('general.cancel')}
      isDirty={text.trim() !== ''}
      isSubmitDisabled={drafts.length === 0}
      onSubmit={() => {
        onStart(drafts);
        onClose();
      }}
      onClose={onClose}
    >
      <Field label={t('keywords.paste.text')}>
        <TextArea value={text} autoFocus onValueChange={setText} />
      </Field>
      <Field label={t('keywords.paste.fill')}>
        <TextInput value={region} onValueChange={setRegion} />
      </Field>
      {rows.length > 0 ? <PastePreview rows={rows} /> : null}
    </FormDialog>
  );
}
