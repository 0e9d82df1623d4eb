import {
  fieldNames,
  fieldsOf,
  type EntityDescription,
  type FieldName,
} from '../entities/description.ts';
import { isSameText } from './identity.ts';

/** Returns for each field what a person can choose for rows that become one (D97). All their fields are texts. */
export function mergeFields<Description extends EntityDescription>(
  description: Description,
  rows: readonly Readonly<Record<FieldName<Description>, string>>[],
) {
  const fields = fieldsOf(description);
  return fieldNames(description).map((name) => {
    const filled = rows.map((row) => row[name]).filter((text) => text.trim() !== '');
    // Those that differ, in the order of the rows. A person chooses where there are several.
    const texts = filled.filter(
      (text, index) => filled.findIndex((other) => isSameText(fields[name], other, text)) === index,
    );
    // The fullest one, which is chosen first: the longest, or the earlier of two.
    const first = texts.reduce((best, text) => (text.length > best.length ? text : best), '');
    return { name, texts, first };
  });
}
