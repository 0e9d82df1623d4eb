import { useMemo } from 'react';
import { CommandPalette, type CommandPaletteProps } from '#components/Commands/CommandPalette.tsx';
import type { FoundGroup } from '#components/Commands/paletteRows.ts';
import type { Identified } from '#domain/lists/collection.ts';
import {
  findablesOf,
  indexOfRecords,
  matchesIn,
  recordKinds,
  recordRules,
  type KnownRows,
  type RecordIndex,
  type RecordKind,
  type RecordRows,
  type WorkspaceRecords,
} from '#domain/lists/records.ts';
import type { SavedView } from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';

/** The number of rows offered per list. Typing more narrows them down. */
const mostRows = 8;

/** Search indexes by list, so that each list is prepared only once. */
const indexes = new WeakMap<readonly unknown[], RecordIndex>();

function indexOf<Row extends Identified>(
  rules: Parameters<typeof findablesOf<Row>>[0],
  known: KnownRows<Row>,
): RecordIndex {
  if (known.status !== 'ready') return [];
  const index = indexes.get(known.rows) ?? indexOfRecords(findablesOf(rules, known.rows));
  indexes.set(known.rows, index);
  return index;
}

const indexOfKind = <Kind extends RecordKind>(kind: Kind, known: WorkspaceRecords[Kind]) =>
  indexOf<RecordRows[Kind]>(recordRules[kind], known);

export interface PaletteScreenProps extends Omit<CommandPaletteProps, 'rows'> {
  /** The lists of the workspace that have loaded so far. */
  records: WorkspaceRecords;
  /** The views this person saved of any list (D77). */
  views: {
    readonly saved: readonly SavedView[];
    /** Opens the page of a list with the view applied. */
    readonly onOpen: (view: SavedView) => void;
  };
  /** Opens the page of a row, and shows the row there. */
  onOpen: (kind: RecordKind, id: string) => void;
  /** Looks again at the pages that rows quote (D98). Absent for a server that does not, and while it looks. */
  onCheckQuotes?: (() => void) | undefined;
  /** Loads the failed lists again. */
  onRetry: () => void;
}

/** Finds rows of a list by name. */
const findRecords =
  (kind: RecordKind, index: RecordIndex, onOpen: PaletteScreenProps['onOpen']) =>
  (text: string): FoundGroup => {
    const { rows, more, rank } = matchesIn(index, text, mostRows);
    const name = t(recordRules[kind].name);
    const commands = rows.map(({ id, label, detail }) => ({
      id: `record ${kind} ${id}`,
      label,
      detail,
      group: name,
      run: () => onOpen(kind, id),
    }));
    return { name, rank, commands, more };
  };

/** Finds saved views by their name and the name of their list ('Keywords: Quick wins'); all of them while nothing is typed. */
function findViews(saved: readonly SavedView[], onOpen: (view: SavedView) => void) {
  const rows = saved.map((view, index) => ({
    id: String(index),
    label: t('views.found', { list: t(recordRules[view.list].name), name: view.name }),
  }));
  const index = indexOfRecords(rows);
  return (text: string): FoundGroup => {
    const found =
      text.trim() === ''
        ? { rows: rows.slice(0, mostRows), more: Math.max(0, rows.length - mostRows), rank: 0 }
        : matchesIn(index, text, mostRows);
    const name = t('views.button');
    const commands = found.rows.flatMap(({ id, label }) => {
      const view = saved[Number(id)];
      return view ? [{ id: `view ${id}`, label, group: name, run: () => onOpen(view) }] : [];
    });
    return { name, rank: found.rank, commands, more: found.more };
  };
}

/** Finds the look at the quoted pages by its name. */
function findCheck(onCheck: () => void) {
  const label = t('quotes.command');
  const group = t('shell.dashboard');
  const index = indexOfRecords([{ id: 'quotes', label }]);
  return (text: string): FoundGroup => {
    const { rows, rank } = matchesIn(index, text, 1);
    const isFound = rows.length > 0 || text.trim() === '';
    const commands = isFound ? [{ id: 'quotes.check', label, group, run: onCheck }] : [];
    return { name: group, rank, commands };
  };
}

/** The palette: commands, every record of the workspace and every saved view (D76, D77). */
export function PaletteScreen(props: PaletteScreenProps) {
  const { records, views, onOpen, onRetry, onCheckQuotes, ...palette } = props;
  const { saved, onOpen: onOpenView } = views;
  const find = useMemo(() => {
    const searches = [
      findViews(saved, onOpenView),
      ...(onCheckQuotes ? [findCheck(onCheckQuotes)] : []),
      ...recordKinds.map((kind) => findRecords(kind, indexOfKind(kind, records[kind]), onOpen)),
    ];
    return (text: string) => searches.map((search) => search(text));
  }, [records, saved, onOpen, onOpenView, onCheckQuotes]);
  const isAny = (status: KnownRows<unknown>['status']) =>
    recordKinds.some((kind) => records[kind].status === status);
  const whole = isAny('failed') ? 'failed' : 'ready';
  const status = isAny('loading') ? 'loading' : whole;
  return <CommandPalette {...palette} rows={{ find, status, onRetry }} />;
}
