import type { DraftPart } from '#components/Form/mergeDraft.ts';
import {
  fieldNames,
  fieldsOf,
  type EntityDescription,
  type FieldName,
  type TextsOf,
} from '#domain/entities/description.ts';
import { levelLabel, levels } from '#domain/insights/level.ts';

/** The fields of a row as the person sees them: each is asked about alone where it was changed elsewhere. */
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
