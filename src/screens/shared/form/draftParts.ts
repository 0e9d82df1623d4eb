import type { DraftPart } from '#components/Form/mergeDraft.ts';
import {
  fieldNames,
  fieldsOf,
  type EntityDescription,
  type FieldName,
  type TextsOf,
} from '#domain/entities/description.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';

/**
 * Lists the fields of a row with their labels and readable values. Each field that was also changed elsewhere is asked about
 * separately.
 */
export function draftPartsOf<Description extends EntityDescription>(
  description: Description,
  labelOf: (name: FieldName<Description>) => string,
): readonly DraftPart<TextsOf<Description>>[] {
  const fields = fieldsOf(description);
  return fieldNames(description).map((name) => ({
    label: labelOf(name),
    fields: [name],
    ...(fields[name].kind === 'level' && { textOf: (texts) => levelText(texts[name]) }),
  }));
}

const levelText = (text: string) => {
  const level = levels.find((known) => known === text);
  return level ? levelLabel(level) : text;
};
