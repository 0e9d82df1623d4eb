import type { Outcome } from '#contracts/collection.ts';
import { useForm } from '#components/Form/useForm.ts';
import { RadioList } from '#components/RadioList/RadioList.tsx';
import type {
  EntityDescription,
  FieldName,
  TextsOf,
  ValuesOf,
} from '#domain/entities/description.ts';
import { textsOf } from '#domain/entities/texts.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { mergeFields } from '#domain/lists/merging.ts';
import type { PasteRule } from '#domain/lists/paste.ts';
import { t } from '#domain/words/translate.ts';
import { DraftDialog } from '../form/DraftDialog.tsx';
import { FormNote } from '../form/FormNote.tsx';

export interface MergeDialogProps<Description extends EntityDescription, Item, Draft> {
  rule: Pick<PasteRule<Description, Draft>, 'description' | 'labelOf' | 'check'>;
  /** The rows that become one. The first one stays. */
  rows: readonly [Item, ...Item[]];
  onMerge: (row: Item, draft: Draft, others: readonly Item[]) => Promise<Outcome>;
  onClose: () => void;
}

/** Makes several rows one (D97). For each field that differs, the person chooses the text that stays. */
export function MergeDialog<
  Description extends EntityDescription,
  Item extends Identified & ValuesOf<Description>,
  Draft,
>({ rule, rows, onMerge, onClose }: MergeDialogProps<Description, Item, Draft>) {
  const { description, labelOf, check } = rule;
  const [row, ...others] = rows;
  const fields = mergeFields(
    description,
    rows.map((each) => textsOf(description, each)),
  );
  const first = Object.fromEntries(fields.map(({ name, first: text }) => [name, text]));
  const form = useForm({
    initial: first as TextsOf<Description>,
    check: (texts) => check(texts, row),
    onSubmit: (draft) => onMerge(row, draft, others),
    onDone: onClose,
  });
  const open = fields.filter(({ texts }) => texts.length > 1);
  const choose = (name: FieldName<Description>, text: string) =>
    form.onChange({ ...form.fields, [name]: text });
  return (
    <DraftDialog
      form={form}
      title={t('merge.title', { count: rows.length })}
      submitLabel={t('merge.submit')}
      busyLabel={t('merge.busy')}
      missing={t('merge.missing')}
    >
      <FormNote>{t(open.length === 0 ? 'merge.same' : 'merge.lead')}</FormNote>
      {open.map(({ name, texts }) => (
        <RadioList
          key={name}
          label={labelOf(name)}
          value={form.fields[name]}
          options={texts}
          onValueChange={(text) => choose(name, text)}
        />
      ))}
    </DraftDialog>
  );
}
