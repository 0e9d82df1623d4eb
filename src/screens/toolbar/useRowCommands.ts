import { useCommands } from '#components/Commands/commandsContext.ts';
import type { Identified } from '#domain/lists/collection.ts';
import { foldText } from '#text/foldText.ts';

/** The number of rows offered per list. Typing more narrows them down. */
const mostRows = 8;

interface RowCommands<Row> {
  /** The heading of the rows in the palette: 'Keywords'. */
  readonly group: string;
  readonly rows: readonly Row[];
  readonly labelOf: (row: Row) => string;
  /** Called when a row is chosen in the palette. */
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
