-- Who has created a workspace, by the subject at the identity provider; for older workspaces, who owns it.
INSERT INTO named (workspace, kind, name, value)
  SELECT owner.workspace, 'creators', rows.subject, 'true' FROM named AS owner
  JOIN rows ON rows.workspace = owner.workspace AND rows.kind = 'users'
    AND CAST(rows.id AS TEXT) = owner.value
  WHERE owner.kind = 'owners' AND rows.subject IS NOT NULL;

-- Counted over all workspaces.
CREATE INDEX creators_by_name ON named (md5(name)) WHERE kind = 'creators';
