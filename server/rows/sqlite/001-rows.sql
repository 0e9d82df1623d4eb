CREATE TABLE rows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  workspace TEXT NOT NULL,
  kind TEXT NOT NULL,
  owner TEXT NOT NULL,
  value TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  changed INTEGER NOT NULL DEFAULT (unixepoch())
);

CREATE INDEX rows_of_owner ON rows (workspace, kind, owner, id);

CREATE TABLE named (
  workspace TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  changed INTEGER NOT NULL DEFAULT (unixepoch()),
  PRIMARY KEY (workspace, kind, name)
) WITHOUT ROWID;
