import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { ListInput } from '#components/ListInput/ListInput.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { draftNameOf } from '#domain/entities/entityForm.ts';
import type { Outcome } from '#domain/lists/collection.ts';
import type { ContentIdea, ContentIdeaDraft } from '#domain/content/contentIdea.ts';
import {
  blankContentIdeaFields,
  checkContentIdea,
  contentIdeaFields,
  suggestedTitle,
} from '#domain/content/contentIdeaForm.ts';
import type { IdeaStart } from '#domain/pages/handover.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { Columns, fieldError } from '../form/formParts.ts';
import { IcpSelect } from './IcpSelect.tsx';
import { typeOptions, valueOptions } from './ideaChoices.ts';
import { TitleField } from './TitleField.tsx';

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
          options={[...new Set([...targetIcps, initial.targetIcp])]}
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
