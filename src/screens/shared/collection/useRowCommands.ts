import { useCommands } from '#components/Commands/commandsContext.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { foldText } from '#text/foldText.ts';

/** So many rows of one list are offered; who means another one types on. */
const mostRows = 8;

interface RowCommands<Row> {
  /** What the rows are called together: 'Keywords'. */
  readonly group: string;
  readonly rows: readonly Row[];
  readonly labelOf: (row: Row) => string;
  /** What choosing one opens. */
  readonly onOpen: (row: Row) => void;
}

/** Lets the palette find the rows of a page by name. */
export function useRowCommands<Row extends Identified>(options: RowCommands<Row>): void {
  const { group, rows, labelOf, onOpen } = options;
  useCommands({
    commands: [],
    find: (text) => {
      const wanted = foldText(text);
      const found: Row[] = [];
      for (const row of rows) {
        if (foldText(labelOf(row)).includes(wanted)) found.push(row);
        if (found.length === mostRows) break;
      }
      return found.map((row) => ({
        id: `row ${group} ${row.id}`,
        label: labelOf(row),
        group,
        run: () => onOpen(row),
      }));
    },
  });
}
