import { isToCheck, type Grounded } from './grounds.ts';

/** How someone looks at a board. It lives in the address, so that a link shows the same (D31). */
export interface BoardView {
  /** Only what is to be checked is shown. */
  readonly isToCheck: boolean;
}

export const plainBoardView: BoardView = { isToCheck: false };

const name = 'check';

/** Reads a view from the query of an address. */
export const readBoardView = (query: URLSearchParams): BoardView => ({
  isToCheck: query.get(name) === 'open',
});

/** Writes a view into a query; a plain view has a plain address. */
export const writeBoardView = ({ isToCheck: isOn }: BoardView): URLSearchParams =>
  new URLSearchParams(isOn ? { [name]: 'open' } : {});

/** The rows that the view lets show. */
export const shownOnBoard = <Row extends Grounded>(
  rows: readonly Row[],
  { isToCheck: isOn }: BoardView,
): readonly Row[] => (isOn ? rows.filter(isToCheck) : rows);
