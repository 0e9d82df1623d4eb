-- A deleted row keeps its id and what belongs to it for a while, under another kind, so that Undo gives all of it back.
CREATE INDEX rows_deleted ON rows (changed) WHERE kind LIKE 'deleted %';

CREATE TRIGGER list_row_deleted AFTER UPDATE OF kind ON rows BEGIN
  INSERT INTO change VALUES (old.workspace, old.kind || ':' || old.owner);
  INSERT INTO change VALUES (new.workspace, new.kind || ':' || new.owner);
END;

-- Kept for Undo by earlier versions.
DELETE FROM named WHERE kind = 'deleted';
