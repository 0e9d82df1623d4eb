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

/** What pasting must know of a list beside the description of its rows. */
export interface PasteWords<Description extends EntityDescription> {
  /** What a field is called in a form. */
  readonly labelOf: (name: FieldName<Description>) => string;
  /** What its column is called in the table and in an exported file. */
  readonly headingOf: (name: FieldName<Description>) => string;
  /** Two rows with the same identity are one. */
  readonly identityOf: (row: EntityOf<Description> | DraftOf<Description>) => string;
}

/** How rows are read from pasted text: in the order of the fields, or in any order under headings. */
export function pasteRuleOf<Description extends EntityDescription>(
  description: Description,
  { labelOf, headingOf, identityOf }: PasteWords<Description>,
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
