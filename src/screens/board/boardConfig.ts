import type { ReactNode } from 'react';
import type { EntityDescription, EntityOf, FieldName } from '#domain/entities/description.ts';

/** The three boards. Each name is also the prefix of the board's word keys. */
export type BoardArea = 'usps' | 'icps' | 'geos';

/** Renders the evidence of a field, or nothing when there is none. With `isNamed`, the line names the field. */
export type RenderEvidence<Description extends EntityDescription> = (
  field: FieldName<Description>,
  isNamed?: boolean,
) => ReactNode;

/** The differences between the boards. */
export interface BoardConfig<Description extends EntityDescription> {
  readonly area: BoardArea;
  readonly description: Description;
  /** Returns the label of a field. */
  readonly fieldLabelOf: (name: FieldName<Description>) => string;
  /** Returns the title of a card, which also names the row in questions and buttons. */
  readonly labelOf: (row: EntityOf<Description>) => string;
  /** Renders the card below its title. `renderEvidence` renders the evidence of a field, to place under the field or to name it. */
  readonly bodyOf: (
    row: EntityOf<Description>,
    renderEvidence: RenderEvidence<Description>,
  ) => ReactNode;
}
