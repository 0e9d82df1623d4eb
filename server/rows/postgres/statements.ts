import { companyRemoval, mostAfter, mostCharacters, mostOfPart } from '../rows.ts';

const usage = (field: string): string => `(named.value::json->>'${field}')::bigint`;
const usageOf = (requests: string, tokensIn: string, tokensOut: string): string =>
  `json_build_object('requests', ${requests}, 'tokensIn', ${tokensIn}, 'tokensOut', ${tokensOut})::text`;

/** The statements by name; PostgreSQL prepares each once per connection. */
export const statements = {
  list: `SELECT id, owner, value FROM rows
    WHERE workspace = $1 AND kind = $2 AND owner = $3 ORDER BY id`,
  // The values are read of these rows only, not of all that are counted.
  part: `SELECT id, owner, value FROM (
        SELECT id, bytes, sum(bytes) OVER (ORDER BY id) AS sum FROM (
          SELECT id, octet_length(value) AS bytes FROM rows
            WHERE workspace = $1 AND kind = $2 AND owner = $3 AND id > $4
            ORDER BY id LIMIT ${mostOfPart.rows}) AS next) AS counted
      JOIN rows USING (id) WHERE sum - bytes < ${mostOfPart.bytes} ORDER BY id`,
  last: `SELECT id, owner, value FROM rows
    WHERE workspace = $1 AND kind = $2 AND owner = $3 ORDER BY id DESC LIMIT 1`,
  get: 'SELECT id, owner, value, version FROM rows WHERE id = $1 AND workspace = $2 AND kind = $3',
  count: `SELECT count(*) AS count FROM rows
    WHERE workspace = $1 AND kind = $2 AND owner = $3`,
  some: `SELECT id, owner, value FROM rows
    WHERE id IN (SELECT value::bigint FROM jsonb_array_elements_text($1::jsonb) AS ids (value))
      AND workspace = $2 AND kind = $3`,
  insert: `INSERT INTO rows (workspace, kind, owner, value, email)
    VALUES ($1, $2, $3, $4, $5) RETURNING id`,
  update: `UPDATE rows SET value = $1, email = $2, version = version + 1, changed = now()
    WHERE id = $3 AND version = $4 RETURNING id`,
  remove: 'DELETE FROM rows WHERE id = $1 AND workspace = $2 AND kind = $3 RETURNING id',
  keepNewest: `DELETE FROM rows WHERE workspace = $1 AND kind = $2 AND owner = $3 AND id <= (
    SELECT id FROM rows WHERE workspace = $1 AND kind = $2 AND owner = $3
      ORDER BY id DESC LIMIT 1 OFFSET $4)`,
  seats: `SELECT id, subject FROM rows WHERE workspace = $1
    AND ((md5(subject) = md5($2) AND subject = $2) OR (md5(email) = md5($3) AND email = $3))`,
  bind: `UPDATE rows SET subject = $1 WHERE id = $2 AND workspace = $3 AND kind = 'users'
    AND (subject IS NULL) <> ($1::text IS NULL) RETURNING id`,
  size: 'SELECT coalesce(sum(bytes), 0) AS bytes FROM sizes WHERE workspace = $1',
  addUpSizes: `WITH counted AS (DELETE FROM sizes RETURNING workspace, bytes)
    INSERT INTO sizes SELECT workspace, sum(bytes) FROM counted GROUP BY workspace`,
  // Whoever deletes the workspace or one of its companies waits for the end of the transactions that hold it.
  hold: `SELECT 1 FROM named WHERE workspace = $1 AND kind = 'workspaces' AND name = $1
    FOR KEY SHARE`,
  holdAlone: `SELECT 1 FROM named WHERE workspace = $1 AND kind = 'workspaces' AND name = $1
    FOR UPDATE`,
  after: `SELECT kind, owner, id, value FROM (
      SELECT *, sum(length(value)) OVER (ORDER BY kind, owner, id) AS sum FROM (
        SELECT kind, owner, id, value FROM rows
          WHERE workspace = $1 AND (kind, owner, id) > ($2, $3, $4)
          ORDER BY kind, owner, id LIMIT ${mostAfter}) AS next) AS counted
    WHERE sum - length(value) < ${mostCharacters} ORDER BY kind, owner, id`,
  namedAfter: `SELECT kind, name, value FROM (
      SELECT *, sum(length(value)) OVER (ORDER BY kind, name) AS sum FROM (
        SELECT kind, name, value FROM named
          WHERE workspace = $1 AND (kind, name) > ($2, $3)
          ORDER BY kind, name LIMIT ${mostAfter}) AS next) AS counted
    WHERE sum - length(value) < ${mostCharacters} ORDER BY kind, name`,
  ...companyRemoval(['$1', '$2::bigint'], "CAST(substring(name from '[0-9]{1,15}') AS bigint)"),
  removeNamedOfWorkspace: 'DELETE FROM named WHERE workspace = $1',
  removeRowsOfWorkspace: 'DELETE FROM rows WHERE workspace = $1',
  removeSizesOfWorkspace: 'DELETE FROM sizes WHERE workspace = $1',
  removeRunsOfWorkspace: 'DELETE FROM runs WHERE workspace = $1 AND ended IS NOT NULL',
  named: 'SELECT value FROM named WHERE workspace = $1 AND kind = $2 AND name = $3',
  putNamed: `INSERT INTO named (workspace, kind, name, value) VALUES ($1, $2, $3, $4)
    ON CONFLICT (workspace, kind, name) DO UPDATE
    SET value = excluded.value, version = named.version + 1, changed = now()`,
  claim: `INSERT INTO named (workspace, kind, name, value) VALUES ($1, $2, $3, $4)
    ON CONFLICT (workspace, kind, name) DO NOTHING RETURNING name`,
  reserveUsage: `INSERT INTO named (workspace, kind, name, value)
    SELECT $1, 'usage', $2, ${usageOf('0', '$3::bigint', '0')} WHERE $3::bigint <= $4::bigint
    ON CONFLICT (workspace, kind, name) DO UPDATE
    SET value = ${usageOf(usage('requests'), `${usage('tokensIn')} + $3::bigint`, usage('tokensOut'))},
      version = named.version + 1, changed = now()
    WHERE ${usage('tokensIn')} + ${usage('tokensOut')} + $3::bigint <= $4::bigint RETURNING name`,
  settleUsage: `UPDATE named SET version = version + 1, changed = now(),
      value = ${usageOf(
        `${usage('requests')} + $3::bigint`,
        `${usage('tokensIn')} + $4::bigint`,
        `${usage('tokensOut')} + $5::bigint`,
      )}
    WHERE workspace = $1 AND kind = 'usage' AND name = $2`,
  countCreated: `SELECT count(*) AS count FROM named
    WHERE kind = 'creators' AND md5(name) = md5($1) AND name = $1`,
  removeNamed: 'DELETE FROM named WHERE workspace = $1 AND kind = $2 AND name = $3',
  removeOlder: `DELETE FROM named
    WHERE kind = $1 AND changed < now() - $2 * interval '1 second'`,
  lock: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',

  startRun: `INSERT INTO runs (key, workspace) VALUES ($1, $2)
    ON CONFLICT (key) WHERE ended IS NULL DO NOTHING RETURNING id`,
  runUnderWay: 'SELECT id FROM runs WHERE key = $1 AND ended IS NULL',
  // Also one that ended with a result within these milliseconds.
  runSince: `SELECT id FROM runs WHERE key = $1 AND (ended IS NULL OR (outcome IS NOT NULL
    AND ended > clock_timestamp() - $2 * interval '1 millisecond')) ORDER BY id DESC LIMIT 1`,
  runAfter: 'SELECT id FROM runs WHERE key = $1 AND id > $2 ORDER BY id LIMIT 1',
  run: `SELECT ended IS NOT NULL AS is_over, outcome,
    beat < clock_timestamp() - $2 * interval '1 millisecond' AS is_silent FROM runs WHERE id = $1`,
  beat: 'UPDATE runs SET beat = clock_timestamp() WHERE id = $1 AND ended IS NULL',
  holdRun: 'SELECT id FROM runs WHERE id = $1 AND ended IS NULL FOR UPDATE',
  endRun: `UPDATE runs SET ended = clock_timestamp(), outcome = $2
    WHERE id = $1 AND ended IS NULL`,
  endSilentRun: `UPDATE runs SET ended = clock_timestamp()
    WHERE id = $1 AND ended IS NULL AND beat < clock_timestamp() - $2 * interval '1 millisecond'`,
  forgetRuns: `DELETE FROM runs WHERE ended < clock_timestamp() - interval '10 minutes'`,

  hasMigrations: `SELECT to_regclass('migrations') IS NOT NULL AS is_there`,
  migrations: 'SELECT number FROM migrations',
  migrated: 'INSERT INTO migrations (number) VALUES ($1)',
} as const;

export type StatementName = keyof typeof statements;
