import type { DatabaseSync } from 'node:sqlite';
import { companyRemoval, mostAfter, mostCharacters, mostOfPart } from '../rows.ts';

const removal = companyRemoval(
  ['?1', 'CAST(?2 AS INTEGER)'],
  "CAST(ltrim(name, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ: ') AS INTEGER)",
);

const usage = (field: string): string => `json_extract(named.value, '$.${field}')`;
const usageOf = (requests: string, tokensIn: string, tokensOut: string): string =>
  `json_object('requests', ${requests}, 'tokensIn', ${tokensIn}, 'tokensOut', ${tokensOut})`;

/** The statements, prepared once. */
export const statementsFor = (db: DatabaseSync) => ({
  list: db.prepare(
    'SELECT id, owner, value FROM rows WHERE workspace = ? AND kind = ? AND owner = ? ORDER BY id',
  ),
  // The values are read of these rows only, not of all that are counted.
  part: db.prepare(
    `SELECT id, owner, value FROM (
        SELECT id, bytes, sum(bytes) OVER (ORDER BY id) AS sum FROM (
          SELECT id, octet_length(value) AS bytes FROM rows
            WHERE workspace = ? AND kind = ? AND owner = ? AND id > ?
            ORDER BY id LIMIT ${mostOfPart.rows}) AS next) AS counted
      JOIN rows USING (id) WHERE sum - bytes < ${mostOfPart.bytes} ORDER BY id`,
  ),
  last: db.prepare(
    `SELECT id, owner, value FROM rows WHERE workspace = ? AND kind = ? AND owner = ?
      ORDER BY id DESC LIMIT 1`,
  ),
  get: db.prepare('SELECT id, owner, value FROM rows WHERE id = ? AND workspace = ? AND kind = ?'),
  count: db.prepare(
    'SELECT count(*) AS count FROM rows WHERE workspace = ? AND kind = ? AND owner = ?',
  ),
  some: db.prepare(
    `SELECT id, owner, value FROM rows
      WHERE id IN (SELECT value FROM json_each(?)) AND workspace = ? AND kind = ?`,
  ),
  insert: db.prepare(
    'INSERT INTO rows (workspace, kind, owner, value, email) VALUES (?, ?, ?, ?, ?)',
  ),
  update: db.prepare(
    `UPDATE rows SET value = ?, email = ?, version = version + 1, changed = unixepoch()
      WHERE id = ?`,
  ),
  remove: db.prepare('DELETE FROM rows WHERE id = ? AND workspace = ? AND kind = ?'),
  keepNewest: db.prepare(
    `DELETE FROM rows WHERE workspace = ?1 AND kind = ?2 AND owner = ?3 AND id <= (
      SELECT id FROM rows WHERE workspace = ?1 AND kind = ?2 AND owner = ?3
        ORDER BY id DESC LIMIT 1 OFFSET ?4)`,
  ),
  seats: db.prepare(
    'SELECT id, subject FROM rows WHERE workspace = ? AND (subject = ? OR email = ?)',
  ),
  bind: db.prepare(
    `UPDATE rows SET subject = ? WHERE id = ? AND workspace = ? AND kind = 'users'
      AND (subject IS NULL) <> (?1 IS NULL)`,
  ),
  size: db.prepare('SELECT bytes FROM sizes WHERE workspace = ?'),
  hold: db.prepare(
    "SELECT 1 FROM named WHERE workspace = ?1 AND kind = 'workspaces' AND name = ?1",
  ),
  after: db.prepare(
    `SELECT kind, owner, id, value FROM (
        SELECT *, sum(length(value)) OVER (ORDER BY kind, owner, id) AS sum FROM (
          SELECT kind, owner, id, value FROM rows
            WHERE workspace = ? AND (kind, owner, id) > (?, ?, ?)
            ORDER BY kind, owner, id LIMIT ${mostAfter}))
      WHERE sum - length(value) < ${mostCharacters} ORDER BY kind, owner, id`,
  ),
  namedAfter: db.prepare(
    `SELECT kind, name, value FROM (
        SELECT *, sum(length(value)) OVER (ORDER BY kind, name) AS sum FROM (
          SELECT kind, name, value FROM named WHERE workspace = ? AND (kind, name) > (?, ?)
            ORDER BY kind, name LIMIT ${mostAfter}))
      WHERE sum - length(value) < ${mostCharacters} ORDER BY kind, name`,
  ),
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
  reserveUsage: db.prepare(
    `INSERT INTO named (workspace, kind, name, value)
      SELECT ?1, 'usage', ?2, ${usageOf('0', '?3', '0')} WHERE ?3 <= ?4
      ON CONFLICT (workspace, kind, name) DO UPDATE
      SET value = ${usageOf(usage('requests'), `${usage('tokensIn')} + ?3`, usage('tokensOut'))},
        version = version + 1, changed = unixepoch()
      WHERE ${usage('tokensIn')} + ${usage('tokensOut')} + ?3 <= ?4`,
  ),
  settleUsage: db.prepare(
    `UPDATE named SET version = version + 1, changed = unixepoch(),
        value = ${usageOf(
          `${usage('requests')} + ?3`,
          `${usage('tokensIn')} + ?4`,
          `${usage('tokensOut')} + ?5`,
        )}
      WHERE workspace = ?1 AND kind = 'usage' AND name = ?2`,
  ),
  countCreated: db.prepare(
    "SELECT count(*) AS count FROM named WHERE kind = 'creators' AND name = ?",
  ),
  removeOlder: db.prepare('DELETE FROM named WHERE kind = ? AND changed < unixepoch() - ?'),
  removeNamed: db.prepare('DELETE FROM named WHERE workspace = ? AND kind = ? AND name = ?'),
  ofCompany: [
    removal.removeNamedOfCompany,
    removal.removePeopleOfCompany,
    removal.removeRowsOfCompany,
    removal.removeCompany,
  ].map((sql) => db.prepare(sql)),
  ofWorkspace: ['named', 'rows', 'sizes'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE workspace = ?`),
  ),
});

export type Statements = ReturnType<typeof statementsFor>;
