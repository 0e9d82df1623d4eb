import { mergeRows, type Identified } from '#domain/lists/collection.ts';
import type { List, ListCalls, ListKey } from '../list.ts';
import { createListChanges, type CachedList } from '../listChanges.ts';
import { createRowChanges } from '../rowChanges.ts';
import { heardNotices } from './heardNotices.ts';

interface Draft {
  readonly title: string;
}
export interface Row extends Draft, Identified {
  readonly id: number;
}

const list: List<Row, Draft> = {
  name: 'usps',
  words: { add: 'message.alert.usps.save', edit: 'message.alert.usps.save' },
  labelOf: ({ title }) => title,
  draftOf: ({ title }) => ({ title }),
  callsOf: () => ({ list: async () => [] }),
};

export const key: ListKey = ['usps', 'acme', '7'];

/** A page with these rows of a server that answers changes with the row, as ours does. */
export function rowPage(rows: readonly Row[], other: Partial<ListCalls<Row, Draft>> = {}) {
  const { notices, said, texts } = heardNotices();
  const server = { rows, isListFailing: false };
  let shown = rows;
  const calls: ListCalls<Row, Draft> = {
    list: async () => server.rows,
    add: async (draft) => {
      const row = { id: 10 + server.rows.length, ...draft };
      server.rows = [...server.rows, row];
      return [row];
    },
    edit: async (row, draft) => {
      server.rows = mergeRows(server.rows, [{ ...row, ...draft }]);
      return [{ ...row, ...draft }];
    },
    remove: async ({ id }) => {
      server.rows = server.rows.filter((row) => row.id !== id);
    },
    ...other,
  };
  const cached: CachedList<Row> = {
    name: key.join('|'),
    rows: () => shown,
    put: (added, former) => {
      shown = mergeRows(shown, added, former);
    },
    drop: (ids) => {
      shown = shown.filter(({ id }) => !ids.includes(id));
    },
    load: async () => {
      if (!server.isListFailing) shown = server.rows;
      return !server.isListFailing;
    },
  };
  const page = { isHere: true };
  /** What the team keeps. */
  const kept: string[] = [];
  const listChanges = createListChanges(notices, () => new Promise(() => undefined));
  const parts = { list, services: { notices, listChanges }, key, cached, calls };
  return {
    parts,
    actions: createRowChanges<Row, Draft>({
      ...parts,
      keep: (claims) => kept.push(...claims),
      isHere: () => page.isHere,
      onAdded: () => undefined,
    }),
    server,
    page,
    kept,
    said,
    texts,
    listChanges,
    shown: () => shown.filter(({ id }) => !listChanges.hidden(cached.name).has(String(id))),
    first: () => shown[0] ?? { id: 1, title: '' },
  };
}
