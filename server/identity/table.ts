import type { DatabaseSync } from 'node:sqlite';

export type Payload = Readonly<Record<string, unknown>>;

const definition = `
  CREATE TABLE IF NOT EXISTS identity (
    model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL,
    grant_id TEXT, uid TEXT, expires INTEGER, PRIMARY KEY (model, id)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS identity_grant ON identity (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS identity_uid ON identity (uid) WHERE uid IS NOT NULL;
`;

/** Stores the provider's objects (sessions, grants, tokens, accounts), so that a restart signs nobody out. */
export type IdentityTable = ReturnType<typeof identityTable>;

export function identityTable(db: DatabaseSync) {
  db.exec(definition);
  db.prepare('DELETE FROM identity WHERE expires < unixepoch()').run();
  const put = db.prepare(`INSERT OR REPLACE INTO identity
    (model, id, payload, grant_id, uid, expires)
    VALUES (?1, ?2, ?3, ?3 ->> 'grantId', ?3 ->> 'uid', ?4)`);
  const get = db.prepare('SELECT payload FROM identity WHERE model = ? AND id = ?');
  const getByUid = db.prepare('SELECT payload FROM identity WHERE model = ? AND uid = ?');
  const remove = db.prepare('DELETE FROM identity WHERE model = ? AND id = ?');
  const removeByGrant = db.prepare('DELETE FROM identity WHERE model = ? AND grant_id = ?');
  return {
    /** Stores an object that expires at a time in seconds since 1970, or never. */
    put: (model: string, id: string, payload: object, expires: number | null = null): void =>
      void put.run(model, id, JSON.stringify(payload), expires),
    get: (model: string, id: string) => payloadOf(get.get(model, id)),
    getByUid: (model: string, uid: string) => payloadOf(getByUid.get(model, uid)),
    remove: (model: string, id: string): void => void remove.run(model, id),
    removeByGrant: (model: string, grantId: string): void => void removeByGrant.run(model, grantId),
  };
}

const payloadOf = (row: Record<string, unknown> | undefined): Payload | undefined =>
  row && (JSON.parse(String(row['payload'])) as Payload);
