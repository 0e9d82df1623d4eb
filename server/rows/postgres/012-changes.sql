-- How often each list has changed, and when last, in milliseconds: a state that never comes back, also after a backup was
-- restored. A list is called by its kind and its owner; what is named belongs to the first word of its name. Triggers add each
-- change as a row of its own, so that transactions do not wait for each other. Housekeeping adds them up.
CREATE TABLE changes (
  workspace TEXT NOT NULL,
  list TEXT NOT NULL,
  count BIGINT NOT NULL,
  at BIGINT NOT NULL DEFAULT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)
);

CREATE INDEX changes_of_list ON changes (workspace, list) INCLUDE (count, at);

CREATE FUNCTION list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (workspace, list, count)
    SELECT workspace, kind || ':' || owner, count(*) FROM touched GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE FUNCTION named_list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (workspace, list, count)
    SELECT workspace, kind || ':' || split_part(name, ' ', 1), count(*) FROM touched
    WHERE kind IN ('shared', 'letters') GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE TRIGGER list_added AFTER INSERT ON rows REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed();

CREATE TRIGGER list_changed AFTER UPDATE ON rows REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed();

CREATE TRIGGER list_removed AFTER DELETE ON rows REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed();

CREATE TRIGGER list_added AFTER INSERT ON named REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION named_list_changed();

CREATE TRIGGER list_changed AFTER UPDATE ON named REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION named_list_changed();

CREATE TRIGGER list_removed AFTER DELETE ON named REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION named_list_changed();
