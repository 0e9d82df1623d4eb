-- Expired values are removed by their age, of all workspaces at once.
CREATE INDEX expiring_by_age ON named (kind, changed)
  WHERE kind IN ('answers', 'rewrites', 'deleted');

DROP INDEX answers_by_age;
