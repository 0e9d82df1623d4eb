-- A value is JSON kept as text: as it was given, with what jsonb refuses or rewrites.
CREATE TABLE rows (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  workspace TEXT NOT NULL,
  kind TEXT NOT NULL,
  owner TEXT NOT NULL,
  value TEXT NOT NULL,
  email TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  changed TIMESTAMPTZ NOT NULL DEFAULT now()
);

CREATE INDEX rows_of_owner ON rows (workspace, kind, owner, id);

-- By a digest, since an index takes no entry of more than 2.7 KB.
CREATE INDEX rows_by_email ON rows (workspace, md5(email)) WHERE email IS NOT NULL;

CREATE TABLE named (
  workspace TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  changed TIMESTAMPTZ NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace, kind, name)
);
