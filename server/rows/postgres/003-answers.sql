-- Answers are removed by their age, of all workspaces at once.
CREATE INDEX answers_by_age ON named (kind, changed) WHERE kind = 'answers';
