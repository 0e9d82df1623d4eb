import type { DatabaseSync } from 'node:sqlite';

/** The statements, prepared once. */
export const statementsFor = (db: DatabaseSync) => ({
  list: db.prepare(
    'SELECT id, owner, value FROM rows WHERE workspace = ? AND kind = ? AND owner = ? ORDER BY id',
  ),
  get: db.prepare('SELECT id, owner, value FROM rows WHERE id = ? AND workspace = ? AND kind = ?'),
  insert: db.prepare(
    'INSERT INTO rows (workspace, kind, owner, value, email) VALUES (?, ?, ?, ?, ?)',
  ),
  update: db.prepare(
    `UPDATE rows SET value = ?, email = ?, version = version + 1, changed = unixepoch()
      WHERE id = ?`,
  ),
  remove: db.prepare('DELETE FROM rows WHERE id = ? AND workspace = ? AND kind = ?'),
  isGone: db.prepare(
    `SELECT 1 FROM sqlite_sequence WHERE name = 'rows' AND seq >= ?
      AND NOT EXISTS (SELECT 1 FROM rows WHERE id = ?)`,
  ),
  hasUser: db.prepare('SELECT 1 FROM rows WHERE workspace = ? AND email = ? LIMIT 1'),
  named: db.prepare('SELECT value FROM named WHERE workspace = ? AND kind = ? AND name = ?'),
  putNamed: db.prepare(
    `INSERT INTO named (workspace, kind, name, value) VALUES (?, ?, ?, ?)
      ON CONFLICT (workspace, kind, name) DO UPDATE
      SET value = excluded.value, version = version + 1, changed = unixepoch()`,
  ),
  claim: db.prepare(
    `INSERT INTO named (workspace, kind, name, value) VALUES (?, ?, ?, ?)
      ON CONFLICT (workspace, kind, name) DO NOTHING`,
  ),
  removeOlder: db.prepare('DELETE FROM named WHERE kind = ? AND changed < unixepoch() - ?'),
  removeNamed: db.prepare('DELETE FROM named WHERE workspace = ? AND kind = ? AND name = ?'),
});

export type Statements = ReturnType<typeof statementsFor>;
