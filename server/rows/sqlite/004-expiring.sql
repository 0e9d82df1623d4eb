-- Expired values are removed by their age, of all workspaces at once. SQLite would not use the index of a condition with IN.
CREATE INDEX expiring_by_age ON named (kind, changed)
  WHERE kind = 'answers' OR kind = 'rewrites' OR kind = 'deleted';

DROP INDEX answers_by_age;
