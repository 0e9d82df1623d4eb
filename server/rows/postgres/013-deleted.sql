-- A deleted row keeps its id and what belongs to it for a while, under another kind, so that Undo gives all of it back.
CREATE INDEX rows_deleted ON rows (changed) WHERE kind LIKE 'deleted %';

CREATE FUNCTION list_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (workspace, list, count)
    SELECT workspace, kind || ':' || owner, count(*)
    FROM (SELECT workspace, kind, owner FROM former UNION ALL SELECT workspace, kind, owner FROM touched) AS both_states
    GROUP BY 1, 2;
  RETURN NULL;
END $$;

DROP TRIGGER list_changed ON rows;

CREATE TRIGGER list_changed AFTER UPDATE ON rows REFERENCING OLD TABLE AS former NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION list_row_changed();

-- Kept for Undo by earlier versions.
DELETE FROM named WHERE kind = 'deleted';
