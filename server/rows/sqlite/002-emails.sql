ALTER TABLE rows ADD COLUMN email TEXT;

UPDATE rows SET email = lower(trim(json_extract(value, '$.email'))) WHERE kind = 'users';

CREATE INDEX rows_by_email ON rows (workspace, email) WHERE email IS NOT NULL;
