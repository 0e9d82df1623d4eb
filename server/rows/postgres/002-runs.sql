-- Work that takes its time. The process at work renews `beat`; where it falls silent, another one may begin.
CREATE TABLE runs (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key TEXT NOT NULL,
  beat TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  ended TIMESTAMPTZ,
  outcome TEXT
);

CREATE UNIQUE INDEX runs_under_way ON runs (key) WHERE ended IS NULL;

CREATE INDEX runs_ended ON runs (ended) WHERE ended IS NOT NULL;
