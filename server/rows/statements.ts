import {
  mostAfter,
  mostCharacters,
  mostFigures,
  mostOfPart,
  mostOfSweep,
  mostWorkspacesOf,
  namedByRow,
  ownedTables,
} from './rows.ts';

/** Where the two databases spell something differently. */
export interface Dialect {
  readonly now: string;
  readonly ago: (seconds: string) => string;
  /** The time of the clock, which goes on during a transaction, and a time this many milliseconds before. */
  readonly clock: string;
  readonly before: (milliseconds: string) => string;
  readonly epoch: string;
  /** A field of a named value, which is JSON kept as text. */
  readonly field: (name: string) => string;
  /** The text of a JSON object of these names and values. */
  readonly object: (...entries: readonly string[]) => string;
  readonly idsIn: (list: string) => string;
  /** One of these words, by the index of the column. Words of ours: a list in JSON would take PostgreSQL twice the time. */
  readonly isIn: (column: string, words: string) => string;
  /** Equal texts, by the index of the column. */
  readonly same: (column: string, text: string) => string;
  /** Whoever deletes the workspace or a company waits for the end of the transactions that hold it. */
  readonly toHold: string;
  readonly toHoldAlone: string;
}

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const number = (value: string): string => `CAST(${value} AS BIGINT)`;

/** The statements on rows and named values, by name. Parameters appear in their order. */
export function statementsIn({ now, ago, field, object, idsIn, same, ...dialect }: Dialect) {
  const { clock, before, epoch, isIn } = dialect;
  const row = 'id, owner, value';
  const ofOwner = 'workspace = $1 AND kind = $2 AND owner = $3';
  const usage = (name: string): string => number(field(name));
  const usageOf = (requests: string, tokensIn: string, tokensOut: string): string =>
    object("'requests'", requests, "'tokensIn'", tokensIn, "'tokensOut'", tokensOut);
  const replaced = `version = named.version + 1, changed = ${now}`;

  // A row, what belongs to it, and what belongs to that: a company owns target companies, and these own people. With CROSS JOIN,
  // SQLite looks for the children of each, not for the parent of every row.
  const gone = `WITH RECURSIVE gone (id) AS (
      SELECT id FROM rows WHERE id = $1 AND workspace = $2 AND kind = $3
      UNION ALL SELECT child.id FROM gone CROSS JOIN rows AS child WHERE child.workspace = $2
        AND child.kind IN (${quoted(ownedTables.flatMap((table) => [table, `deleted ${table}`]))})
        AND child.owner = CAST(gone.id AS TEXT))`;
  /** The keys of the first values, about as many bytes as are removed at once. */
  const beginning = (key: string, values: string, order = ''): string =>
    `SELECT ${key} FROM (SELECT ${key}, octet_length(value) AS bytes,
        sum(octet_length(value)) OVER (ORDER BY ${key} ${order}) AS sum FROM ${values}) AS counted
      WHERE sum - bytes < ${mostOfSweep.bytes}`;
  const changes = `SELECT coalesce(sum(count), 0) AS count, coalesce(max(at), 0) AS at FROM changes
    WHERE workspace = $1`;
  const held = 'id = $1 AND holder = $2 AND ended IS NULL';
  const silent = `ended IS NULL AND beat < ${before('$1')}`;
  const bound = `SELECT workspace FROM rows WHERE ${same('subject', '$1')}`;
  const workspace = `SELECT value FROM named
    WHERE workspace = $1 AND kind = 'workspaces' AND name = $1`;

  return {
    list: `SELECT ${row} FROM rows WHERE ${ofOwner} ORDER BY id`,
    // The values are read of these rows only, not of all that are counted.
    part: `SELECT ${row} FROM (
        SELECT id, bytes, sum(bytes) OVER (ORDER BY id) AS sum FROM (
          SELECT id, octet_length(value) AS bytes FROM rows
            WHERE ${ofOwner} AND id > $4 ORDER BY id LIMIT ${mostOfPart.rows}) AS next) AS counted
      JOIN rows USING (id) WHERE sum - bytes < ${mostOfPart.bytes} ORDER BY id`,
    // The time is for a backup that was restored: the counts are reached once more.
    revision: `${changes} AND list = $2`,
    // PostgreSQL plans this one each time, which takes as long as all the rest of a request.
    revisions: `${changes} AND ${isIn('list', '$2')}`,
    last: `SELECT ${row} FROM rows WHERE ${ofOwner} ORDER BY id DESC LIMIT 1`,
    get: `SELECT ${row}, version FROM rows WHERE id = $1 AND workspace = $2 AND kind = $3`,
    count: `SELECT count(*) AS count FROM rows WHERE ${ofOwner}`,
    some: `SELECT ${row} FROM rows
      WHERE id IN (${idsIn('$1')}) AND workspace = $2 AND kind = $3`,
    insert: `INSERT INTO rows (workspace, kind, owner, value, email)
      VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    update: `UPDATE rows SET value = $1, email = $2, version = version + 1, changed = ${now}
      WHERE id = $3 AND version = $4 RETURNING id`,
    remove: `UPDATE rows SET kind = 'deleted ' || kind, changed = ${ago('$4')}
      WHERE id = $1 AND workspace = $2 AND kind = $3 RETURNING id`,
    removeUser: `DELETE FROM rows WHERE id = $1 AND workspace = $2 AND kind = 'users' RETURNING id`,
    restore: `UPDATE rows SET kind = $3, changed = ${now}
      WHERE id = $1 AND workspace = $2 AND kind = 'deleted ' || $3 RETURNING ${row}`,
    // The kind is set too, because SQLite's trigger counts a change of it for both lists.
    changeOwner: `UPDATE rows SET owner = $4, kind = kind
      WHERE workspace = $1 AND kind IN ($2, 'deleted ' || $2) AND owner = $3
        AND ($5 = '[]' OR id IN (${idsIn('$5')})) RETURNING id`,
    nextDeleted: `SELECT id, workspace, kind FROM rows
      WHERE kind LIKE 'deleted %' AND changed < ${ago('$1')} ORDER BY changed, id LIMIT 1`,
    nextRemoved: `SELECT name FROM named WHERE workspace = '' AND kind = 'removed' ORDER BY name LIMIT 1`,
    // The youngest first, as nothing is older than its owner.
    sweepRows: `DELETE FROM rows WHERE id IN (${gone} ${beginning(
      'id',
      `(SELECT id FROM gone ORDER BY id DESC LIMIT ${mostOfSweep.rows}) AS next JOIN rows USING (id)`,
      'DESC',
    )}) RETURNING id`,
    sweepShared: `DELETE FROM named WHERE workspace = $1 AND kind = 'shared' AND name IN (${beginning(
      'name',
      `(SELECT name, value FROM named WHERE workspace = $1 AND kind = 'shared'
        AND substr(name, 1, length($2)) = $2 AND name > $2 ORDER BY name LIMIT ${mostOfSweep.rows}) AS next`,
    )}) RETURNING name`,
    sweepRowsOfWorkspace: `DELETE FROM rows WHERE id IN (${beginning(
      'id',
      `(SELECT id, value FROM rows WHERE workspace = $1 LIMIT ${mostOfSweep.rows}) AS next`,
    )}) RETURNING id`,
    sweepNamedOfWorkspace: `DELETE FROM named WHERE workspace = $1 AND (kind, name) IN (${beginning(
      'kind, name',
      `(SELECT kind, name, value FROM named WHERE workspace = $1
        ORDER BY kind, name LIMIT ${mostOfSweep.rows}) AS next`,
    )}) RETURNING name`,
    removeNames: `DELETE FROM named WHERE workspace = $1 AND kind IN (${quoted(namedByRow)})
      AND ${isIn('name', '$2')}`,
    keepNewest: `DELETE FROM rows WHERE ${ofOwner} AND id <= (
      SELECT id FROM rows WHERE ${ofOwner} ORDER BY id DESC LIMIT 1 OFFSET $4)`,
    // With OR, SQLite reads all rows of the workspace.
    seats: `SELECT id, subject FROM rows WHERE workspace = $1 AND ${same('subject', '$2')}
      UNION SELECT id, subject FROM rows WHERE workspace = $1 AND ${same('email', '$3')}`,
    // Each part is limited, so that who is invited to many still finds their own.
    workspacesOf: `SELECT * FROM (SELECT name, value, 0 AS invited FROM named
        WHERE kind = 'workspaces' AND name = workspace AND workspace IN (${bound})
        ORDER BY name LIMIT ${mostWorkspacesOf.bound}) AS bound
      UNION ALL SELECT * FROM (SELECT name, value, 1 AS invited FROM named
        WHERE kind = 'workspaces' AND name = workspace AND workspace NOT IN (${bound})
          AND workspace IN (SELECT workspace FROM rows
            WHERE ${same('email', '$2')} AND subject IS NULL)
        ORDER BY name LIMIT ${mostWorkspacesOf.invited}) AS invited
      ORDER BY invited, name`,
    bind: `UPDATE rows SET subject = $1 WHERE id = $2 AND workspace = $3 AND kind = 'users'
      AND (subject IS NULL) <> (CAST($1 AS TEXT) IS NULL) RETURNING id`,
    size: 'SELECT coalesce(sum(bytes), 0) AS bytes FROM sizes WHERE workspace = $1',
    hold: `${workspace} ${dialect.toHold}`,
    holdAlone: `${workspace} ${dialect.toHoldAlone}`,
    // Each part is limited, so that both are read by their index.
    after: `SELECT kind, name, id, value FROM (
        SELECT *, sum(length(value)) OVER (ORDER BY kind, name, id) AS sum FROM (
          SELECT * FROM (SELECT kind, owner AS name, id, value FROM rows
            WHERE workspace = $1 AND (kind, owner, id) > ($2, $3, $4)
            ORDER BY kind, owner, id LIMIT ${mostAfter}) AS next_rows
          UNION ALL SELECT * FROM (SELECT kind, name, 0 AS id, value FROM named
            WHERE workspace = $1 AND (kind, name) > ($2, $3)
            ORDER BY kind, name LIMIT ${mostAfter}) AS next_named
          ORDER BY kind, name, id LIMIT ${mostAfter}) AS next) AS counted
      WHERE sum - length(value) < ${mostCharacters} ORDER BY kind, name, id`,
    sizes: `WITH each AS (
        SELECT workspace, sum(bytes) AS bytes FROM sizes WHERE workspace <> '' GROUP BY workspace)
      SELECT '' AS workspace, coalesce(sum(bytes), 0) AS bytes FROM each
      UNION ALL SELECT * FROM (SELECT workspace, bytes FROM each
        ORDER BY bytes DESC, workspace LIMIT ${mostFigures}) AS most`,

    named: 'SELECT value FROM named WHERE workspace = $1 AND kind = $2 AND name = $3',
    putNamed: `INSERT INTO named (workspace, kind, name, value) VALUES ($1, $2, $3, $4)
      ON CONFLICT (workspace, kind, name) DO UPDATE SET value = excluded.value, ${replaced}`,
    claim: `INSERT INTO named (workspace, kind, name, value) VALUES ($1, $2, $3, $4)
      ON CONFLICT (workspace, kind, name) DO NOTHING RETURNING name`,
    namedPart: `SELECT name, value FROM (
        SELECT name, value, sum(octet_length(value)) OVER (ORDER BY name) AS sum FROM (
          SELECT name, value FROM named WHERE workspace = $1 AND kind = $2
            AND substr(name, 1, length($3)) = $3 AND name > $4 ORDER BY name LIMIT ${mostOfPart.rows}) AS next) AS counted
      WHERE sum - octet_length(value) < ${mostOfPart.bytes} ORDER BY name`,
    removeNamed: 'DELETE FROM named WHERE workspace = $1 AND kind = $2 AND name = $3',
    removeOlder: `DELETE FROM named WHERE kind = $1 AND changed < ${ago('$2')}`,
    reserveUsage: `INSERT INTO named (workspace, kind, name, value)
      SELECT $1, 'usage', $2, ${usageOf('0', number('$3'), '0')}
        WHERE ${number('$3')} <= ${number('$4')}
      ON CONFLICT (workspace, kind, name) DO UPDATE
      SET value = ${usageOf(usage('requests'), `${usage('tokensIn')} + ${number('$3')}`, usage('tokensOut'))}, ${replaced}
      WHERE ${usage('tokensIn')} + ${usage('tokensOut')} + ${number('$3')} <= ${number('$4')}
      RETURNING name`,
    settleUsage: `UPDATE named SET ${replaced}, value = ${usageOf(
      `${usage('requests')} + ${number('$3')}`,
      `${usage('tokensIn')} + ${number('$4')}`,
      `${usage('tokensOut')} + ${number('$5')}`,
    )} WHERE workspace = $1 AND kind = 'usage' AND name = $2`,
    countCreated: `SELECT count(*) AS count FROM named
      WHERE kind = 'creators' AND ${same('name', '$1')}`,
    // By the time of the change, which has an index. It may be of another clock than the day, so one hour more is read.
    usageOn: `WITH each AS (
        SELECT workspace, ${usage('requests')} AS requests, ${usage('tokensIn')} AS tokens_in,
          ${usage('tokensOut')} AS tokens_out FROM named
        WHERE kind = 'usage' AND changed > ${ago('90000')} AND name = $1 AND workspace <> '')
      SELECT '' AS workspace, coalesce(sum(requests), 0) AS requests,
        coalesce(sum(tokens_in), 0) AS tokens_in, coalesce(sum(tokens_out), 0) AS tokens_out FROM each
      UNION ALL SELECT * FROM (SELECT workspace, requests, tokens_in, tokens_out FROM each
        ORDER BY tokens_in + tokens_out DESC, workspace LIMIT ${mostFigures}) AS most`,

    queueRun: `INSERT INTO runs (key, workspace, person, attempt, beat)
      VALUES ($1, $2, $3, 0, ${epoch}) ON CONFLICT (key) WHERE ended IS NULL DO NOTHING`,
    startRun: `INSERT INTO runs (key, workspace, person, holder, beat) VALUES ($1, $2, $3, $4, ${clock})
      ON CONFLICT (key) WHERE ended IS NULL DO NOTHING RETURNING id`,
    // Also one that ended with an outcome within these milliseconds.
    runSince: `SELECT id FROM runs WHERE key = $1 AND (ended IS NULL
      OR (outcome IS NOT NULL AND ended > ${before('$2')} AND ended <= ${clock}))
      ORDER BY id DESC LIMIT 1`,
    run: 'SELECT ended, outcome FROM runs WHERE id = $1',
    beat: `UPDATE runs SET beat = ${clock} WHERE ${held}`,
    holdRun: `SELECT id FROM runs WHERE ${held} ${dialect.toHoldAlone}`,
    endRun: `UPDATE runs SET ended = ${clock}, outcome = $3 WHERE ${held}`,
    releaseRun: `UPDATE runs SET holder = NULL, attempt = attempt - 1, beat = ${epoch} WHERE ${held}`,
    takeRun: `UPDATE runs SET holder = $2, attempt = attempt + 1, beat = ${clock}
      WHERE id = (SELECT id FROM runs WHERE ${silent} ORDER BY id LIMIT 1) AND ${silent}
      RETURNING id, key, person, attempt`,
    // Also one that ended in the future: the clock was set back.
    forgetRuns: `DELETE FROM runs WHERE ended < ${before('600000')} OR ended > ${clock}`,

    removeRunsOfWorkspace: 'DELETE FROM runs WHERE workspace = $1 AND ended IS NOT NULL',
    removeEntrance: `DELETE FROM named WHERE workspace = $1
      AND kind IN ('workspaces', 'open', 'owners', 'creators')`,
    removeSizesOfWorkspace: 'DELETE FROM sizes WHERE workspace = $1',
    removeChangesOfWorkspace: 'DELETE FROM changes WHERE workspace = $1',
  };
}

export type StatementName = keyof ReturnType<typeof statementsIn>;
