import { DatabaseSync } from 'node:sqlite';
import type { IdentityTable } from '../../identity/table.ts';
import { emailIn } from '../rows.ts';
import { idFields, namedTables, type NamedTable, type Table } from '../tables.ts';

/** A row in the format of the former sandbox. */
interface FormerRow {
  readonly kind: string;
  readonly workspace: string;
  readonly id: string;
  readonly kept: { readonly owner: string; readonly value: unknown };
}

const isTable = (kind: string): kind is Table => kind in idFields;
const isNamed = (kind: string): boolean => namedTables.includes(kind as NamedTable);

function rowsIn(file: DatabaseSync): readonly FormerRow[] {
  return file
    .prepare('SELECT kind, workspace, id, value FROM rows ORDER BY rowid')
    .all()
    .map((row) => ({
      kind: String(row['kind']),
      workspace: String(row['workspace']),
      id: String(row['id']),
      kept: JSON.parse(String(row['value'])) as FormerRow['kept'],
    }));
}

/** The value without its id on the wire. */
function withoutId(table: Table, value: unknown): unknown {
  const { [idFields[table]]: _id, ...fields } = value as Readonly<Record<string, unknown>>;
  return fields;
}

function insertRows(former: readonly FormerRow[], db: DatabaseSync): void {
  const row = db.prepare(
    'INSERT INTO rows (id, workspace, kind, owner, value, email) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const named = db.prepare('INSERT INTO named (workspace, kind, name, value) VALUES (?, ?, ?, ?)');
  let highest = 0;
  for (const { kind, workspace, id, kept } of former) {
    if (isTable(kind)) {
      const value = JSON.stringify(withoutId(kind, kept.value));
      row.run(Number(id), workspace, kind, kept.owner, value, emailIn(kind, kept.value));
    } else if (isNamed(kind)) {
      named.run(workspace, kind, id, JSON.stringify(kept.value));
      // It was open to everyone who signed in, and its creator was not stored.
      if (kind === 'workspaces') named.run(workspace, 'open', workspace, 'true');
    } else if (kind === 'ids') highest = Number(kept.value);
  }
  // Ids of deleted rows are not reused.
  db.exec("DELETE FROM sqlite_sequence WHERE name = 'rows'");
  db.prepare(
    `INSERT INTO sqlite_sequence (name, seq)
      SELECT 'rows', max(?, (SELECT coalesce(max(id), 0) FROM rows))`,
  ).run(highest);
}

/** Imports all rows, accounts, sessions and keys of the former sandbox; its file is not changed. */
export function importFormerData(path: string, db: DatabaseSync, identity: IdentityTable): void {
  const file = new DatabaseSync(path);
  try {
    insertRows(rowsIn(file), db);
    const hasIdentity = file
      .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'identity'")
      .get();
    if (!hasIdentity) return;
    for (const row of file.prepare('SELECT * FROM identity').all()) {
      identity.put({
        model: String(row['model']),
        id: String(row['id']),
        payload: JSON.parse(String(row['payload'])) as Record<string, unknown>,
        grantId: row['grant_id'] === null ? undefined : String(row['grant_id']),
        uid: row['uid'] === null ? undefined : String(row['uid']),
        expires: row['expires'] === null ? undefined : Number(row['expires']),
      });
    }
  } finally {
    file.close();
  }
}
