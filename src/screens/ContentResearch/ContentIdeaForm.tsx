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
  type ContentIdeaFields,
} from '#domain/content/contentIdeaForm.ts';
import { draftNameOf } from '#domain/entities/entityForm.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';
import type { Outcome } from '#contracts/collection.ts';
import type { IdeaStart } from '#domain/pages/handover.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { Columns, fieldError } from '../form/formParts.ts';

export interface ContentIdeaFormProps {
  /** The idea to edit; null adds one. */
  idea: ContentIdea | null;
  /** The values a new idea starts with. */
  begun?: IdeaStart;
  targetIcps: readonly string[];
  onSave: (draft: ContentIdeaDraft) => Promise<Outcome>;
  onClose: () => void;
}

function labelOf(field: keyof ContentIdeaFields): string {
  // The text in a field with a + button belongs to its list.
  if (field === 'newKeyword') return t('content.field.keywords');
  if (field === 'newPoint') return t('content.field.outline');
  return t(`content.field.${field}`);
}

/** Returns the options of a choice. Blank is none of them. */
const optionsOf = <Value extends string>(
  values: Iterable<Value>,
  nameOf: (value: Value) => string = String,
) => [...values].filter((value) => value !== '').map((value) => ({ value, label: nameOf(value) }));

const selectAll = (input: HTMLInputElement | null) => input?.select();

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
  const isSuggested = suggestion !== '' && fields.title === suggestion;
  // A suggested title is selected, so that typing replaces it. A restored draft is the person's own text.
  const [wasSuggested] = useState(isSuggested);
  // A type that only the server knows, and an ICP that is in no list any more, stay selectable.
  const types = new Set<string>([...contentTypes, initial.type]);
  const icps = new Set([...targetIcps, initial.targetIcp, fields.targetIcp]);
  return (
    <DraftDialog
      form={form}
      title={t(idea ? 'content.edit.title' : 'content.add.title')}
      submitLabel={t(idea ? 'general.save' : 'content.add.submit')}
      busyLabel={t(idea ? 'general.saving' : 'general.adding')}
      missing={t('message.inline.invalid')}
      labelOf={labelOf}
    >
      <Field
        label={labelOf('title')}
        isRequired
        hint={isSuggested ? t('content.suggestedHint') : undefined}
        error={fieldError(form, 'title')}
      >
        <TextInput
          value={fields.title}
          autoFocus
          ref={wasSuggested ? selectAll : null}
          onValueChange={(title) => onChange({ title })}
          onBlur={() => form.onLeave('title')}
        />
      </Field>
      <Columns>
        <Field label={labelOf('type')}>
          <Select
            isWide
            value={fields.type}
            placeholder={t('content.field.noValue')}
            options={optionsOf(types, contentTypeLabel)}
            onValueChange={(type) => onChange({ type })}
          />
        </Field>
        <Field label={labelOf('estimatedValue')}>
          <Select
            isWide
            value={fields.estimatedValue}
            placeholder={t('content.field.noValue')}
            options={optionsOf(levels, levelLabel)}
            onValueChange={(estimatedValue) => onChange({ estimatedValue })}
          />
        </Field>
      </Columns>
      <Field label={labelOf('targetIcp')} error={fieldError(form, 'targetIcp')}>
        <Select
          isWide
          value={fields.targetIcp}
          options={[{ value: '', label: t('content.field.noIcp') }, ...optionsOf(icps)]}
          onValueChange={(targetIcp) => onChange({ targetIcp })}
        />
      </Field>
      <Field label={labelOf('keywords')} error={fieldError(form, 'keywords')}>
        <TagInput
          value={fields.keywords}
          text={fields.newKeyword}
          addLabel={t('content.addKeyword')}
          onValueChange={(keywords) => onChange({ keywords })}
          onTextChange={(newKeyword) => onChange({ newKeyword })}
        />
      </Field>
      <Field label={labelOf('outline')} error={fieldError(form, 'outline')}>
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
