import type { KitWords } from '../theme/kitWords.ts';

type ListWord =
  | 'add'
  | 'item'
  | 'moveUp'
  | 'moveDown'
  | 'moveUpTip'
  | 'moveDownTip'
  | 'remove'
  | 'removeTip'
  | 'added'
  | 'moved'
  | 'removed';

/** The words of a ListInput. */
export type ListInputLabels = Pick<KitWords, ListWord>;
