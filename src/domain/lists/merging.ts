import {
  fieldNames,
  fieldsOf,
  type EntityDescription,
  type FieldName,
} from '../entities/description.ts';
import { isSameText } from './identity.ts';

/** The texts of a field among rows that become one (D97). */
export interface FieldChoice<Description extends EntityDescription> {
  readonly name: FieldName<Description>;
  /** Those that differ, in the order of the rows, without blank ones. A person chooses where there are several. */
  readonly texts: readonly string[];
  /** The fullest one, which is chosen first: the longest, or the earlier of two. */
  readonly first: string;
}

/** Returns for each field what a person can choose for rows that become one. All their fields are texts. */
export function mergeFields<Description extends EntityDescription>(
  description: Description,
  rows: readonly Readonly<Record<FieldName<Description>, string>>[],
): readonly FieldChoice<Description>[] {
  const fields = fieldsOf(description);
  return fieldNames(description).map((name) => {
    const filled = rows.map((row) => row[name]).filter((text) => text.trim() !== '');
    const texts = filled.filter(
      (text, index) => filled.findIndex((other) => isSameText(fields[name], other, text)) === index,
    );
    const first = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
    return { name, texts, first };
  });
}
