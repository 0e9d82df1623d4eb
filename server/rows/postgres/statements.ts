/** The statements by name; PostgreSQL prepares each once per connection. */
export const statements = {
  list: `SELECT id, owner, value FROM rows
    WHERE workspace = $1 AND kind = $2 AND owner = $3 ORDER BY id`,
  get: 'SELECT id, owner, value, version FROM rows WHERE id = $1 AND workspace = $2 AND kind = $3',
  insert: `INSERT INTO rows (workspace, kind, owner, value, email)
    VALUES ($1, $2, $3, $4, $5) RETURNING id`,
  update: `UPDATE rows SET value = $1, email = $2, version = version + 1, changed = now()
    WHERE id = $3 AND version = $4 RETURNING id`,
  remove: 'DELETE FROM rows WHERE id = $1 AND workspace = $2 AND kind = $3 RETURNING id',
  isGone: `SELECT 1 FROM rows_id_seq
    WHERE is_called AND last_value >= $1 AND NOT EXISTS (SELECT 1 FROM rows WHERE id = $1)`,
  hasUser:
    'SELECT 1 FROM rows WHERE workspace = $1 AND md5(email) = md5($2) AND email = $2 LIMIT 1',
  named: 'SELECT value FROM named WHERE workspace = $1 AND kind = $2 AND name = $3',
  putNamed: `INSERT INTO named (workspace, kind, name, value) VALUES ($1, $2, $3, $4)
    ON CONFLICT (workspace, kind, name) DO UPDATE
    SET value = excluded.value, version = named.version + 1, changed = now()`,
  claim: `INSERT INTO named (workspace, kind, name, value) VALUES ($1, $2, $3, $4)
    ON CONFLICT (workspace, kind, name) DO NOTHING RETURNING name`,
  removeNamed: 'DELETE FROM named WHERE workspace = $1 AND kind = $2 AND name = $3',
  removeOlder: `DELETE FROM named
    WHERE kind = $1 AND changed < now() - $2 * interval '1 second'`,
  lock: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',

  startRun: `INSERT INTO runs (key) VALUES ($1)
    ON CONFLICT (key) WHERE ended IS NULL DO NOTHING RETURNING id`,
  runUnderWay: 'SELECT id FROM runs WHERE key = $1 AND ended IS NULL',
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
