import { memo, type ReactElement } from 'react';
import { plainRow, type TableRowProps } from './plainRow.tsx';

/** One row of plain elements: at fifty thousand rows a component per cell would be what a person waits for. */
export const TableRow = memo(plainRow) as <Row>(props: TableRowProps<Row>) => ReactElement;
