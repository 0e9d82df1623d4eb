import type { ReactNode } from 'react';
import type { EntityDescription, EntityOf, FieldName } from '#domain/entities/description.ts';

/** The three boards, by the word their page goes by. */
export type BoardArea = 'usps' | 'icps' | 'geos';

/** Shows what a field rests on: nothing where nothing is known of it. */
export type Rests<Description extends EntityDescription> = (
  field: FieldName<Description>,
  isNamed?: boolean,
) => ReactNode;

/** What tells one board from another. */
export interface BoardRules<Description extends EntityDescription> {
  readonly area: BoardArea;
  readonly description: Description;
  /** What a field is called. */
  readonly fieldLabelOf: (name: FieldName<Description>) => string;
  /** The title of a card, and what the row is called in questions and buttons. */
  readonly labelOf: (row: EntityOf<Description>) => string;
  /** What a card shows beside the title. `rests` is what a field rests on: it stands under the field, or names it. */
  readonly bodyOf: (row: EntityOf<Description>, rests: Rests<Description>) => ReactNode;
}
