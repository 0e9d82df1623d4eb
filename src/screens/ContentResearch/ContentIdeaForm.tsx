import { useState } from 'react';
import { Field } from '#components/Field/Field.tsx';
import type { DraftPart } from '#components/Form/mergeDraft.ts';
import { useForm } from '#components/Form/useForm.ts';
import { ListInput } from '#components/ListInput/ListInput.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { draftNameOf } from '#domain/entities/draftNameOf.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import {
  contentTypes,
  type ContentIdea,
  type ContentIdeaDraft,
} from '#domain/content/contentIdea.ts';
import {
  blankContentIdeaFields,
  checkContentIdea,
  contentIdeaFields,
  contentTypeLabel,
  type ContentIdeaFields,
} from '#domain/content/contentIdeaForm.ts';
import type { IdeaStart } from '#domain/content/ideaHandover.ts';
import { suggestedTitle } from '#domain/content/suggestedTitle.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import { limits } from '#domain/settings/limits.ts';
import { t } from '#domain/words/translate.ts';
import { Columns } from '../shared/form/Columns.ts';
import { DraftDialog } from '../shared/form/DraftDialog.tsx';
import { fieldError } from '../shared/form/fieldError.ts';
import { IcpSelect } from './IcpSelect.tsx';

/** A function, so that the words are in the current language. A type that only the server knows stays selectable. */
const typeOptions = (own: string) =>
  [...new Set([...contentTypes, ...(own === '' ? [] : [own])])].map((type) => ({
    value: type,
    label: contentTypeLabel(type),
  }));
const valueOptions = () => levels.map((level) => ({ value: level, label: levelLabel(level) }));

const partsOf = (): readonly DraftPart<ContentIdeaFields>[] => [
  { label: t('content.field.title'), fields: ['title'] },
  {
    label: t('content.field.type'),
    fields: ['type'],
    textOf: ({ type }) => contentTypeLabel(type) || t('content.field.noValue'),
  },
  {
    label: t('content.field.estimatedValue'),
    fields: ['estimatedValue'],
    textOf: ({ estimatedValue }) =>
      estimatedValue === '' ? t('content.field.noValue') : levelLabel(estimatedValue),
  },
  { label: t('content.field.targetIcp'), fields: ['targetIcp'] },
  { label: t('content.field.keywords'), fields: ['keywords'] },
  { label: t('content.field.outline'), fields: ['outline'] },
];

const selectAll = (input: HTMLInputElement | null) => input?.select();

export interface ContentIdeaFormProps {
  /** The idea to edit; null adds one. */
  idea: ContentIdea | null;
  /** The values a new idea starts with. */
  begun?: IdeaStart;
  targetIcps: readonly string[];
  onSave: (draft: ContentIdeaDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** The dialog that adds an idea, or edits a draft of one that no refresh overwrites (D38). */
export function ContentIdeaForm(props: ContentIdeaFormProps) {
  const { idea, begun = { keywords: [], icp: '' }, targetIcps, onSave, onClose } = props;
  const suggestion = idea ? '' : suggestedTitle(begun.keywords);
  const initial = idea
    ? contentIdeaFields(idea)
    : {
        ...blankContentIdeaFields,
        title: suggestion,
        keywords: begun.keywords,
        targetIcp: begun.icp,
      };
  const form = useForm({
    initial,
    draft: { name: draftNameOf('content', idea), ...(idea && { parts: partsOf() }) },
    check: checkContentIdea,
    onSubmit: onSave,
    slowAfterMs: limits.stillWorkingMs,
    onDone: onClose,
  });
  const { fields, onChange } = form;
  // A restored draft is the person's own text.
  const [isSuggested] = useState(suggestion !== '' && fields.title === suggestion);
  const isAdding = idea === null;
  return (
    <DraftDialog
      form={form}
      title={t(isAdding ? 'content.add.title' : 'content.edit.title')}
      submitLabel={t(isAdding ? 'content.add.submit' : 'general.save')}
      busyLabel={t(isAdding ? 'general.adding' : 'general.saving')}
      missing={t('message.inline.invalid')}
    >
      <Field
        label={t('content.field.title')}
        isRequired
        hint={
          suggestion !== '' && fields.title === suggestion ? t('content.suggestedHint') : undefined
        }
        error={fieldError(form, 'title')}
      >
        <TextInput
          value={fields.title}
          autoFocus
          // Typing replaces the suggestion.
          ref={isSuggested ? selectAll : null}
          onValueChange={(title) => onChange({ title })}
          onBlur={() => form.onLeave('title')}
        />
      </Field>
      <Columns>
        <Field label={t('content.field.type')}>
          <Select
            isWide
            value={fields.type}
            placeholder={t('content.field.noValue')}
            options={typeOptions(initial.type)}
            onValueChange={(type) => onChange({ type })}
          />
        </Field>
        <Field label={t('content.field.estimatedValue')}>
          <Select
            isWide
            value={fields.estimatedValue}
            placeholder={t('content.field.noValue')}
            options={valueOptions()}
            onValueChange={(estimatedValue) => onChange({ estimatedValue })}
          />
        </Field>
      </Columns>
      <Field label={t('content.field.targetIcp')}>
        <IcpSelect
          value={fields.targetIcp}
          options={[...new Set([...targetIcps, initial.targetIcp])]}
          onValueChange={(targetIcp) => onChange({ targetIcp })}
        />
      </Field>
      <Field label={t('content.field.keywords')}>
        <TagInput
          value={fields.keywords}
          text={fields.newKeyword}
          labels={{ add: t('content.addKeyword') }}
          onValueChange={(keywords) => onChange({ keywords })}
          onTextChange={(newKeyword) => onChange({ newKeyword })}
        />
      </Field>
      <Field label={t('content.field.outline')}>
        <ListInput
          value={fields.outline}
          text={fields.newPoint}
          labels={{ add: t('content.addPoint') }}
          onValueChange={(outline) => onChange({ outline })}
          onTextChange={(newPoint) => onChange({ newPoint })}
        />
      </Field>
    </DraftDialog>
  );
}
