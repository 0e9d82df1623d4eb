import type { ReactNode } from 'react';
import type { Check } from '#domain/lists/check.ts';
import type { PlainWordKey } from '#domain/words/translate.ts';

/** The three boards, by the word their page goes by. */
export type BoardArea = 'usps' | 'icps' | 'geos';

/** One field of a board's form: a line, a text, several lines, or a level to choose. */
export interface BoardField<Name extends string> {
  readonly name: Name;
  readonly label: PlainWordKey;
  readonly kind: 'line' | 'text' | 'lines' | 'level';
}

/** What a card shows of its item beside the title. */
export interface BoardCard {
  readonly body: ReactNode;
  readonly badges?: ReactNode;
  readonly footer?: ReactNode;
}

/** What tells one board from another. */
export interface BoardRules<Item, Draft, Field extends string> {
  readonly area: BoardArea;
  /** The title of a card, and what the row is called in questions and buttons. */
  readonly labelOf: (item: Item) => string;
  readonly cardOf: (item: Item) => BoardCard;
  readonly fields: readonly BoardField<Field>[];
  /** An item as its form shows it; nothing gives the blank form. */
  readonly fieldsOf: (item: Item | null) => Readonly<Record<Field, string>>;
  readonly check: (fields: Readonly<Record<Field, string>>) => Check<Draft, Field>;
}
