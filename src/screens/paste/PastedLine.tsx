import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Field } from '#components/Field/Field.tsx';
import { Select } from '#components/Select/Select.tsx';
import { VisuallyHidden } from '#components/theme/VisuallyHidden.tsx';
import {
  fieldsOf,
  shownFields,
  type EntityDescription,
  type FieldName,
} from '#domain/entities/description.ts';
import { textOf, textsOf } from '#domain/entities/texts.ts';
import {
  verdictText,
  type Existing,
  type PastedRow,
  type PasteRule,
  type PasteVerdict,
} from '#domain/lists/paste.ts';
import {
  decidedVerdict,
  withMeant,
  withTaken,
  type PasteChoices,
} from '#domain/lists/pasteChoices.ts';
import { numberHint } from '#domain/numbers/localNumber.ts';
import { t } from '#domain/words/translate.ts';
import { Changes } from './previewStyle.ts';

export interface PastedLineProps<Description extends EntityDescription, Draft> {
  rule: PasteRule<Description, Draft>;
  row: PastedRow<Description, Draft>;
  /** The fields with numbers, which have a column each. */
  figures: readonly FieldName<Description>[];
  choices: PasteChoices;
  onChoose: (choices: PasteChoices) => void;
}

/** One line of the preview: what it will do, and what a person can decide about it. */
export function PastedLine<Description extends EntityDescription, Draft>({
  rule,
  row,
  figures,
  choices,
  onChoose,
}: PastedLineProps<Description, Draft>) {
  const { line, cells } = row;
  const { nameField } = rule.description;
  const verdict = decidedVerdict(rule, row, choices);
  const isTaken = !choices.kept.has(line);
  const label = cells[nameField as FieldName<Description>];
  return (
    <>
      <tr>
        <td className="line">{line}</td>
        <td className="name">
          <span>{label}</span>
        </td>
        <td className="verdict" data-verdict={verdict.kind}>
          {verdict.kind === 'changed' ? (
            <Checkbox
              isChecked={isTaken}
              onCheckedChange={(next) => onChoose(withTaken(choices, [line], next))}
            >
              {t('paste.take')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Checkbox>
          ) : (
            verdictText(verdict)
          )}
        </td>
        {figures.map((figure) => {
          // A number that reads differently than it is written has a hint (D33).
          const hint = numberHint(cells[figure]);
          return (
            <td key={figure} className="figure">
              {cells[figure]}
              {hint === null ? null : <small>{hint}</small>}
            </td>
          );
        })}
      </tr>
      {row.verdict.kind === 'conflict' ? (
        <tr className="more">
          <td />
          <td colSpan={2 + figures.length}>
            <Meant
              rule={rule}
              line={line}
              rows={row.verdict.rows}
              choices={choices}
              onChoose={onChoose}
            />
          </td>
        </tr>
      ) : null}
      {verdict.kind === 'changed' ? (
        <tr className="more">
          <td />
          <td colSpan={2 + figures.length}>
            <ChangedFields rule={rule} {...verdict} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

type Rule<Description extends EntityDescription> = Pick<
  PasteRule<Description>,
  'description' | 'labelOf'
>;

/** The fields that a line changes, side by side. */
function ChangedFields<Description extends EntityDescription>({
  rule,
  row,
  draft,
  fields,
}: { rule: Rule<Description> } & Extract<
  PasteVerdict<Description, unknown>,
  { readonly kind: 'changed' }
>) {
  const before = textsOf(rule.description, row);
  const after = Object(draft) as Existing<Description>;
  return (
    <Changes>
      {fields.map((name) => (
        <div key={name}>
          <dt>{rule.labelOf(name)}</dt>
          <dd className="before">
            <VisuallyHidden>{t('paste.before')}: </VisuallyHidden>
            {before[name] === '' ? t('paste.blank') : before[name]}
          </dd>
          <dd>
            <VisuallyHidden>{t('paste.after')}: </VisuallyHidden>
            {textOf(after[name])}
          </dd>
        </div>
      ))}
    </Changes>
  );
}

const [asNew, leaveOut] = ['new', 'out'] as const;

/** Asks which row a line means, when several may be meant. */
function Meant<Description extends EntityDescription>({
  rule,
  line,
  rows,
  choices,
  onChoose,
}: {
  rule: Rule<Description>;
  line: number;
  rows: readonly Existing<Description>[];
  choices: PasteChoices;
  onChoose: (choices: PasteChoices) => void;
}) {
  const place = choices.meant.get(line);
  const options = [
    { value: leaveOut, label: t('paste.leaveOut') },
    ...rows.map((row, at) => ({ value: String(at), label: nameOfRow(rule, row) })),
    { value: asNew, label: t('paste.asNew') },
  ];
  const meant = (value: string) => (value === asNew ? null : Number(value));
  return (
    <Field label={t('paste.meant', { line })}>
      <Select
        value={place === undefined ? leaveOut : String(place ?? asNew)}
        options={options}
        onValueChange={(value) =>
          onChoose(withMeant(choices, line, value === leaveOut ? undefined : meant(value)))
        }
      />
    </Field>
  );
}

/** Names a row by its short texts, so that two of the same name can be told apart. */
function nameOfRow<Description extends EntityDescription>(
  { description }: Rule<Description>,
  row: Existing<Description>,
): string {
  const texts = textsOf(description, row);
  return shownFields(description)
    .filter((name) => fieldsOf(description)[name].kind === 'line' && texts[name] !== '')
    .map((name) => texts[name])
    .join(' · ');
}
