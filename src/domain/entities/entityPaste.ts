import type { PasteRule } from '../lists/paste.ts';
import {
  fieldNames,
  fieldsOf,
  type DraftOf,
  type EntityDescription,
  type EntityOf,
  type FieldName,
} from './description.ts';
import { checkTexts } from './entityForm.ts';
import { textsOf } from './texts.ts';

/** The texts and the identity that pasting needs beside the description. */
export interface PasteTexts<Description extends EntityDescription> {
  /** Returns the label of a field in its form. */
  readonly labelOf: (name: FieldName<Description>) => string;
  /** Returns the heading of its column in the table and in an exported file. */
  readonly headingOf: (name: FieldName<Description>) => string;
  /** Returns the key that identifies a row. Two rows with the same key are duplicates. */
  readonly identityOf: (row: EntityOf<Description> | DraftOf<Description>) => string;
}

/**
 * Returns the rule for reading rows from pasted text: columns in the order of the fields, or in any order under headings.
 */
export function pasteRuleOf<Description extends EntityDescription>(
  description: Description,
  { labelOf, headingOf, identityOf }: PasteTexts<Description>,
): PasteRule<FieldName<Description>, EntityOf<Description>, DraftOf<Description>> {
  const fields = fieldsOf(description);
  return {
    columns: fieldNames(description),
    nameColumn: description.nameField,
    labelOf,
    headingsOf: (name) => [headingOf(name), labelOf(name), ...(fields[name].otherHeadings ?? [])],
    blank: textsOf(description, null),
    check: (texts) => checkTexts(description, texts),
    identityOf,
  };
}
