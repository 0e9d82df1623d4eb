-- How often something was done: a key, a count, and when it expires, in milliseconds. The columns are those of the package
-- that counts.
CREATE TABLE rates (
  key VARCHAR(255) PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0,
  expire BIGINT
);
