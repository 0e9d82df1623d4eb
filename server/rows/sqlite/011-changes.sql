-- How often each list has changed, and when last, in milliseconds: a state that never comes back, also after a backup was
-- restored. A list is called by its kind and its owner; what is named belongs to the first word of its name.
CREATE TABLE changes (
  workspace TEXT NOT NULL,
  list TEXT NOT NULL,
  count INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (workspace, list)
) WITHOUT ROWID;

-- Counts one change of a list, for the triggers below.
CREATE VIEW change AS SELECT workspace, list FROM changes;

CREATE TRIGGER change_counted INSTEAD OF INSERT ON change BEGIN
  INSERT INTO changes
    VALUES (new.workspace, new.list, 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    ON CONFLICT (workspace, list) DO UPDATE SET count = count + 1, at = max(at, excluded.at);
END;

CREATE TRIGGER list_row_added AFTER INSERT ON rows BEGIN
  INSERT INTO change VALUES (new.workspace, new.kind || ':' || new.owner);
END;

CREATE TRIGGER list_row_changed AFTER UPDATE OF value ON rows BEGIN
  INSERT INTO change VALUES (new.workspace, new.kind || ':' || new.owner);
END;

CREATE TRIGGER list_row_removed AFTER DELETE ON rows BEGIN
  INSERT INTO change VALUES (old.workspace, old.kind || ':' || old.owner);
END;

CREATE TRIGGER list_named_added AFTER INSERT ON named WHEN new.kind IN ('shared', 'letters') BEGIN
  INSERT INTO change VALUES (
    new.workspace,
    new.kind || ':' || substr(new.name, 1, instr(new.name || ' ', ' ') - 1)
  );
END;

CREATE TRIGGER list_named_changed AFTER UPDATE OF value ON named WHEN new.kind IN ('shared', 'letters') BEGIN
  INSERT INTO change VALUES (
    new.workspace,
    new.kind || ':' || substr(new.name, 1, instr(new.name || ' ', ' ') - 1)
  );
END;

CREATE TRIGGER list_named_removed AFTER DELETE ON named WHEN old.kind IN ('shared', 'letters') BEGIN
  INSERT INTO change VALUES (
    old.workspace,
    old.kind || ':' || substr(old.name, 1, instr(old.name || ' ', ' ') - 1)
  );
END;
