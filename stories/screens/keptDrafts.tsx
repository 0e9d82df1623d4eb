import { useState, type ReactNode } from 'react';
import { FormDraftsContext, type FormDrafts } from '#components/Form/formDrafts.ts';

type Kept = Readonly<Record<string, object>>;

/** The drafts kept while a story is shown, for its play function. */
export const storedDrafts = new Map<string, object>();

function draftsIn(kept: Map<string, object>): FormDrafts {
  return {
    read: (name) => kept.get(name),
    write: (name, fields) => void kept.set(name, fields),
    drop: (name) => void kept.delete(name),
  };
}

/** Provides drafts that were kept before the page was opened. */
export function WithDrafts({
  kept,
  children,
}: {
  readonly kept: Kept;
  readonly children: ReactNode;
}) {
  const [drafts] = useState(() => {
    storedDrafts.clear();
    for (const [name, draft] of Object.entries(kept)) storedDrafts.set(name, draft);
    return draftsIn(storedDrafts);
  });
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}
