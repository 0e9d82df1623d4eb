import { useState } from 'react';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { ListInput } from '#components/ListInput/ListInput.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
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
  suggestedTitle,
} from '#domain/content/contentIdeaForm.ts';
import { draftNameOf } from '#domain/entities/entityForm.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import type { IdeaStart } from '#domain/pages/handover.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { Columns, fieldError } from '../form/formParts.ts';

/** A function, so that the words are in the current language. A type that only the server knows stays selectable. */
const typeOptions = (own: string) =>
  [...new Set([...contentTypes, ...(own === '' ? [] : [own])])].map((type) => ({
    value: type,
    label: contentTypeLabel(type),
  }));

const valueOptions = () => levels.map((level) => ({ value: level, label: levelLabel(level) }));

export interface ContentIdeaFormProps {
  /** The idea to edit; null adds one. */
  idea: ContentIdea | null;
  /** The values a new idea starts with. */
  begun?: IdeaStart;
  targetIcps: readonly string[];
  onSave: (draft: ContentIdeaDraft) => Promise<Outcome>;
  onClose: () => void;
}

const labels = {
  title: 'content.field.title',
  type: 'content.field.type',
  estimatedValue: 'content.field.estimatedValue',
  targetIcp: 'content.field.targetIcp',
  keywords: 'content.field.keywords',
  newKeyword: 'content.field.keywords',
  outline: 'content.field.outline',
  newPoint: 'content.field.outline',
} as const;
const labelOf = (field: keyof typeof labels) => t(labels[field]);

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
    draftName: draftNameOf('content', idea),
    isNew: idea === null,
    check: checkContentIdea,
    onSubmit: onSave,
    onDone: onClose,
  });
  const { fields, onChange } = form;
  const isAdding = idea === null;
  return (
    <DraftDialog
      form={form}
      title={t(isAdding ? 'content.add.title' : 'content.edit.title')}
      submitLabel={t(isAdding ? 'content.add.submit' : 'general.save')}
      busyLabel={t(isAdding ? 'general.adding' : 'general.saving')}
      missing={t('message.inline.invalid')}
      labelOf={labelOf}
    >
      <TitleField
        title={fields.title}
        suggestion={suggestion}
        error={fieldError(form, 'title')}
        onTitleChange={(title) => onChange({ title })}
        onBlur={() => form.onLeave('title')}
      />
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
      <Field label={t('content.field.targetIcp')} error={fieldError(form, 'targetIcp')}>
        <IcpSelect
          value={fields.targetIcp}
          options={[...new Set([...targetIcps, initial.targetIcp, fields.targetIcp])]}
          onValueChange={(targetIcp) => onChange({ targetIcp })}
        />
      </Field>
      <Field label={t('content.field.keywords')} error={fieldError(form, 'keywords')}>
        <TagInput
          value={fields.keywords}
          text={fields.newKeyword}
          addLabel={t('content.addKeyword')}
          onValueChange={(keywords) => onChange({ keywords })}
          onTextChange={(newKeyword) => onChange({ newKeyword })}
        />
      </Field>
      <Field label={t('content.field.outline')} error={fieldError(form, 'outline')}>
        <ListInput
          value={fields.outline}
          text={fields.newPoint}
          addLabel={t('content.addPoint')}
          onValueChange={(outline) => onChange({ outline })}
          onTextChange={(newPoint) => onChange({ newPoint })}
        />
      </Field>
    </DraftDialog>
  );
}

interface IcpSelectProps {
  /** Blank when the idea targets no ICP. */
  value: string;
  /** The titles to choose from, with the chosen one: that of a restored draft may be in no list any more. */
  options: readonly string[];
  onValueChange: (title: string) => void;
}

/** Chooses the ICP an idea targets, or none. */
function IcpSelect({ value, options, onValueChange }: IcpSelectProps) {
  const titles = options.filter((title) => title !== '');
  return (
    <Select
      isWide
      value={value === '' ? 'none' : String(titles.indexOf(value))}
      options={[
        { value: 'none', label: t('content.field.noIcp') },
        ...titles.map((title, index) => ({ value: String(index), label: title })),
      ]}
      onValueChange={(index) => onValueChange(titles[Number(index)] ?? '')}
    />
  );
}

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
function TitleField({ title, suggestion, error, onTitleChange, onBlur }: TitleFieldProps) {
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
