-- Who holds a run, for whom it is, and how often it was begun. Its key is its name.
ALTER TABLE runs ADD COLUMN person TEXT, ADD COLUMN holder TEXT,
  ADD COLUMN attempt INTEGER NOT NULL DEFAULT 1;
