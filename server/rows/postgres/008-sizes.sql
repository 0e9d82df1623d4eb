-- How many bytes the values of a workspace have, as differences that triggers add. One sum for each workspace would let
-- transactions wait for each other. Housekeeping adds the differences up.
CREATE TABLE sizes (
  workspace TEXT NOT NULL,
  bytes BIGINT NOT NULL
);

CREATE INDEX sizes_of_workspace ON sizes (workspace) INCLUDE (bytes);

INSERT INTO sizes (workspace, bytes)
  SELECT workspace, sum(octet_length(value)) FROM (
    SELECT workspace, value FROM rows UNION ALL SELECT workspace, value FROM named) AS stored
  GROUP BY workspace;

CREATE FUNCTION count_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sizes SELECT workspace, sum(octet_length(value)) FROM added GROUP BY workspace;
  RETURN NULL;
END $$;

CREATE FUNCTION count_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sizes SELECT workspace, sum(bytes) FROM (
      SELECT workspace, octet_length(value) AS bytes FROM added
      UNION ALL SELECT workspace, -octet_length(value) FROM removed) AS changes
    GROUP BY workspace HAVING sum(bytes) <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION count_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sizes SELECT workspace, -sum(octet_length(value)) FROM removed GROUP BY workspace;
  RETURN NULL;
END $$;

CREATE TRIGGER rows_added AFTER INSERT ON rows REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added();

CREATE TRIGGER rows_changed AFTER UPDATE ON rows REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed();

CREATE TRIGGER rows_removed AFTER DELETE ON rows REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed();

CREATE TRIGGER named_added AFTER INSERT ON named REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added();

CREATE TRIGGER named_changed AFTER UPDATE ON named REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed();

CREATE TRIGGER named_removed AFTER DELETE ON named REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed();
