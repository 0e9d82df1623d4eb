-- The person of a user's row, by their subject at the identity provider.
ALTER TABLE rows ADD COLUMN subject TEXT;

CREATE INDEX rows_by_subject ON rows (workspace, subject) WHERE subject IS NOT NULL;

DROP INDEX expiring_by_age;

CREATE INDEX expiring_by_age ON named (kind, changed)
  WHERE kind = 'answers' OR kind = 'rewrites' OR kind = 'deleted' OR kind = 'usage' OR kind = 'websites';
