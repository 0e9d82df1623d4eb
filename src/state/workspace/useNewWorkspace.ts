import { useState } from 'react';
import type { Outcome } from '#domain/collection.ts';
import { toSlug, workspaceOrigin } from '#domain/slug.ts';
import type { Workspace } from '#domain/workspace.ts';
import type { WorkspaceFields } from '#domain/workspaceForm.ts';
import { textOf } from '../failure.ts';
import { useServices } from '../services.ts';
import { useVisit } from '../visit.ts';

const draftKeys = ['company', 'domain', 'fullName'] as const;

/** The draft of a new workspace, kept until it exists, and what is done with it. */
export function useNewWorkspace() {
  const { api, storage } = useServices();
  const { address, place } = useVisit();
  const [draft, setDraft] = useState<WorkspaceFields>(() => ({
    company: storage.read('company') ?? '',
    domain: toSlug(storage.read('domain') ?? ''),
    fullName: storage.read('fullName') ?? '',
  }));

  const onDraftChange = (change: Partial<WorkspaceFields>) => {
    setDraft((before) => ({ ...before, ...change }));
    for (const key of draftKeys) {
      const text = change[key];
      if (text !== undefined) storage.write(key, text);
    }
  };

  const onCreate = async (workspace: Workspace): Promise<Outcome> => {
    try {
      await api.workspaces.create(workspace);
    } catch (cause) {
      return { ok: false, message: textOf(cause) };
    }
    for (const key of draftKeys) storage.remove(key);
    return { ok: true };
  };

  const addressOf = (slug: string) => workspaceOrigin(slug, place.apex, address.here());
  return { draft, onDraftChange, onCreate, addressOf };
}
