import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { useForm } from '#components/Form/useForm.ts';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { fieldNames } from '#domain/entities/description.ts';
import { textsOf } from '#domain/entities/texts.ts';
import {
  keywordCompetitions,
  keywordDescription,
  type Keyword,
  type KeywordDraft,
  type KeywordField,
} from '#domain/keywords/keyword.ts';
import {
  checkKeyword,
  keywordPaste,
  keywordWarnings,
  type KeywordFields,
} from '#domain/keywords/keywordForm.ts';
import type { Outcome } from '#contracts/collection.ts';
import { numberHint } from '#domain/numbers/localNumber.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { Columns, fieldError } from '../form/formParts.ts';
import { ListDialogs, type OpenDialog } from '../list/ListDialogs.tsx';

interface Fields extends KeywordFields {
  readonly figures: '' | 'unknown';
}

const initial: Fields = { ...textsOf(keywordDescription, null), figures: '' };

const isText = (name: KeywordField) => keywordDescription.fields[name].kind === 'line';
const inColumns = fieldNames(keywordDescription).filter((name) => !isText(name));

interface AddKeywordProps {
  onAdd: (draft: KeywordDraft) => Promise<Outcome>;
  onClose: () => void;
}

/** 'Add custom keyword': all fields are required, but the five figures can be unknown (D71). */
function AddKeyword({ onAdd, onClose }: AddKeywordProps) {
  const form = useForm({
    initial,
    draftName: 'keywords.new',
    check: (texts: Fields) => checkKeyword(texts, texts.figures === 'unknown'),
    onSubmit: onAdd,
    onDone: onClose,
  });
  const { fields } = form;
  const areUnknown = fields.figures === 'unknown';
  const warnings = areUnknown ? {} : keywordWarnings(fields);

  const field = (name: KeywordField) => {
    const isOff = areUnknown && !isText(name) && name !== 'competitionLevel';
    const warning = warnings[name];
    const typing = {
      // What was typed comes back when the figures are known after all.
      value: isOff ? '' : fields[name],
      onValueChange: (text: string) => form.onChange({ [name]: text }),
      onBlur: () => form.onLeave(name),
    };
    return (
      <Field
        key={name}
        label={t(`keywords.add.${name}`)}
        isRequired={!isOff}
        isDisabled={isOff}
        error={fieldError(form, name)}
        hint={warning && t(warning)}
      >
        {isText(name) ? (
          <TextInput {...typing} autoFocus={name === 'keyword'} />
        ) : name === 'competitionLevel' ? (
          <Select
            {...typing}
            options={keywordCompetitions.map((level) => ({
              value: level,
              label: t(`level.${level}`),
            }))}
          />
        ) : (
          <NumberInput {...typing} canBeNegative={name === 'trend'} reading={numberHint} />
        )}
      </Field>
    );
  };

  return (
    <DraftDialog
      form={form}
      title={t('keywords.add.title')}
      submitLabel={t('keywords.add.submit')}
      busyLabel={t('general.adding')}
      missing={t('message.inline.invalid')}
    >
      {field('keyword')}
      <Checkbox
        isChecked={areUnknown}
        onCheckedChange={(isChecked) => form.onChange({ figures: isChecked ? 'unknown' : '' })}
      >
        {t('keywords.add.figuresUnknown')}
      </Checkbox>
      <Columns>{inColumns.map(field)}</Columns>
      {field('region')}
    </DraftDialog>
  );
}

/** The dialogs of the list, one of which may be open. */
export function KeywordDialogs(open: OpenDialog<Keyword, KeywordDraft>) {
  return (
    <ListDialogs
      {...open}
      area="keywords"
      paste={keywordPaste}
      labelOf={({ keyword }) => keyword}
      renderForm={(_row, onAdd) => <AddKeyword onAdd={onAdd} onClose={open.onClose} />}
    />
  );
}
