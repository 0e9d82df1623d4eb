-- Work that takes its time. Its holder renews `beat`; where it falls silent, another one may begin.
CREATE TABLE runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL,
  workspace TEXT NOT NULL,
  person TEXT,
  holder TEXT,
  attempt INTEGER NOT NULL DEFAULT 1,
  beat REAL NOT NULL,
  ended REAL,
  outcome TEXT
);

CREATE UNIQUE INDEX runs_under_way ON runs (key) WHERE ended IS NULL;

CREATE INDEX runs_ended ON runs (ended) WHERE ended IS NOT NULL;
