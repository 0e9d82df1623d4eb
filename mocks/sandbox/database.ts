import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Persistence, StoredRow } from '../twin.ts';
import { identityTable, type IdentityTable } from './identity/table.ts';

/** What the sandbox keeps on disk. */
export interface Database {
  readonly persistence: Persistence;
  readonly identity: IdentityTable;
  /** True when there was no database in the folder yet. */
  readonly isNew: boolean;
  close(): void;
}

const fileName = 'sandbox.sqlite';

/** Opens the database in a folder, making both where they are missing. */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, fileName);
  const isNew = !existsSync(file);
  const db = new DatabaseSync(file);
  try {
    prepareFile(db);
  } catch (cause) {
    db.close();
    throw new Error(`Another sandbox is using the data in ${folder}.`, { cause });
  }
  const persistence = rowTable(db);
  return {
    persistence,
    identity: identityTable(db),
    isNew,
    close: () => db.close(),
  };
}

/**
 * In WAL mode with synchronous NORMAL a committed row is in the operating system's hands before the
 * answer goes out, so the death of the process loses nothing. FULL would also outlive a power cut,
 * at the price of one disk flush per write: not worth it for a sandbox.
 * The lock is exclusive, because two twins over one file would each keep their own idea of it in memory.
 */
function prepareFile(db: DatabaseSync): void {
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = NORMAL');
  db.exec('BEGIN IMMEDIATE');
  db.exec(`CREATE TABLE IF NOT EXISTS rows (
    kind TEXT NOT NULL, workspace TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL,
    UNIQUE (kind, workspace, id))`);
  db.exec('COMMIT');
}

function rowTable(db: DatabaseSync): Persistence {
  const all = db.prepare('SELECT kind, workspace, id, value FROM rows ORDER BY rowid');
  const put = db.prepare(`INSERT INTO rows (kind, workspace, id, value) VALUES (?, ?, ?, ?)
    ON CONFLICT (kind, workspace, id) DO UPDATE SET value = excluded.value`);
  const remove = db.prepare('DELETE FROM rows WHERE kind = ? AND workspace = ? AND id = ?');
  return {
    rows: () => all.all().map(toRow),
    // Work that outlives the sandbox has nobody left to answer, so nothing was promised about it.
    put: (row) => {
      if (db.isOpen) put.run(row.table, row.workspace, row.id, JSON.stringify(row.value));
    },
    remove: (table, workspace, id) => {
      if (db.isOpen) remove.run(table, workspace, id);
    },
  };
}

const toRow = (row: Record<string, unknown>): StoredRow => ({
  table: String(row['kind']),
  workspace: String(row['workspace']),
  id: String(row['id']),
  value: JSON.parse(String(row['value'])),
});

/** Removes everything the sandbox keeps in the folder, and nothing else in it. */
export function eraseDatabase(folder: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    rmSync(join(folder, fileName + suffix), { force: true });
  }
}
