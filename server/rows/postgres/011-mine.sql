-- A person is found in one workspace, and over all of them.
CREATE INDEX users_by_email ON rows (md5(email), workspace) WHERE email IS NOT NULL;

CREATE INDEX users_by_subject ON rows (md5(subject), workspace) WHERE subject IS NOT NULL;

-- Last, because nobody can read the table from here on.
DROP INDEX rows_by_email;

DROP INDEX rows_by_subject;
