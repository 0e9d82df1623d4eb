import type { CsvColumn } from '../lists/csv.ts';
import {
  fieldNames,
  type EntityDescription,
  type EntityOf,
  type FieldName,
} from './description.ts';
import { textOf } from './texts.ts';

/** Returns the columns of an exported file, one for each field. */
export const sheetColumnsOf = <Description extends EntityDescription>(
  description: Description,
  headingOf: (name: FieldName<Description>) => string,
): readonly CsvColumn<EntityOf<Description>>[] =>
  fieldNames(description).map((name) => ({
    heading: headingOf(name),
    value: (row) => textOf(row[name]),
  }));
