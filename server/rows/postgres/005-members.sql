-- The person of a user's row, by their subject at the identity provider.
ALTER TABLE rows ADD COLUMN subject TEXT;

CREATE INDEX rows_by_subject ON rows (workspace, md5(subject)) WHERE subject IS NOT NULL;

DROP INDEX expiring_by_age;

CREATE INDEX expiring_by_age ON named (kind, changed)
  WHERE kind IN ('answers', 'rewrites', 'deleted', 'usage', 'websites');

-- Runs are removed with their workspace.
ALTER TABLE runs ADD COLUMN workspace TEXT NOT NULL DEFAULT '';

CREATE INDEX runs_of_workspace ON runs (workspace);
