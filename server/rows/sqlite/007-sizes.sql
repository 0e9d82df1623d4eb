-- How many bytes the values of a workspace have, kept by triggers: adding them up would take too long for each new row.
CREATE TABLE sizes (
  workspace TEXT PRIMARY KEY,
  bytes INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO sizes (workspace, bytes)
  SELECT workspace, sum(octet_length(value)) FROM (
    SELECT workspace, value FROM rows UNION ALL SELECT workspace, value FROM named)
  GROUP BY workspace;

CREATE TRIGGER row_added AFTER INSERT ON rows BEGIN
  INSERT INTO sizes VALUES (new.workspace, octet_length(new.value))
    ON CONFLICT (workspace) DO UPDATE SET bytes = bytes + excluded.bytes;
END;

CREATE TRIGGER row_changed AFTER UPDATE OF value ON rows BEGIN
  UPDATE sizes SET bytes = bytes + octet_length(new.value) - octet_length(old.value)
    WHERE workspace = new.workspace;
END;

CREATE TRIGGER row_removed AFTER DELETE ON rows BEGIN
  UPDATE sizes SET bytes = bytes - octet_length(old.value) WHERE workspace = old.workspace;
END;

CREATE TRIGGER named_added AFTER INSERT ON named BEGIN
  INSERT INTO sizes VALUES (new.workspace, octet_length(new.value))
    ON CONFLICT (workspace) DO UPDATE SET bytes = bytes + excluded.bytes;
END;

CREATE TRIGGER named_changed AFTER UPDATE OF value ON named BEGIN
  UPDATE sizes SET bytes = bytes + octet_length(new.value) - octet_length(old.value)
    WHERE workspace = new.workspace;
END;

CREATE TRIGGER named_removed AFTER DELETE ON named BEGIN
  UPDATE sizes SET bytes = bytes - octet_length(old.value) WHERE workspace = old.workspace;
END;
