import { isToCheck, type Grounded } from './grounds.ts';

/** The filter of a board. It is in the address, so that a link shows the same board (D31). */
export interface BoardView {
  /** True when only rows with something to check are shown. */
  readonly isToCheck: boolean;
}

export const plainBoardView: BoardView = { isToCheck: false };

const name = 'check';

/** Reads a view from the query of an address. */
export const readBoardView = (query: URLSearchParams): BoardView => ({
  isToCheck: query.get(name) === 'open',
});

/** Writes a view into a query. Defaults are left out. */
export const writeBoardView = ({ isToCheck: isOn }: BoardView): URLSearchParams =>
  new URLSearchParams(isOn ? { [name]: 'open' } : {});

/** Returns the rows that the view shows. */
export const shownOnBoard = <Row extends Grounded>(
  rows: readonly Row[],
  { isToCheck: isOn }: BoardView,
): readonly Row[] => (isOn ? rows.filter(isToCheck) : rows);
