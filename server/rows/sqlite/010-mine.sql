-- A person is found in one workspace, and over all of them.
CREATE INDEX users_by_email ON rows (email, workspace) WHERE email IS NOT NULL;

CREATE INDEX users_by_subject ON rows (subject, workspace) WHERE subject IS NOT NULL;

DROP INDEX rows_by_email;

DROP INDEX rows_by_subject;
