import { useState } from 'react';
import { firstPageFor } from '#domain/business/businessForm.ts';
import { workspaceOrigin } from '#domain/session/host.ts';
import { t } from '#domain/words/translate.ts';
import {
  workspaceFields,
  type Workspace,
  type WorkspaceFields,
} from '#domain/session/workspace.ts';
import { useServices } from '../services.ts';
import { useVisit } from '../visit.ts';
import { createWorkspace, storedWorkspaceDraft } from './createWorkspace.ts';

/**
 * Returns the draft of a new workspace, stored until the workspace exists, and the form's handlers. The person's name is
 * suggested until they type another.
 */
export function useNewWorkspace(suggestedName: string) {
  const services = useServices();
  const { storage } = services;
  const { address, site } = useVisit();
  const [draft, setDraft] = useState(() => storedWorkspaceDraft(services, suggestedName));

  const onDraftChange = (change: Partial<WorkspaceFields>) => {
    setDraft((before) => ({ ...before, ...change }));
    for (const key of workspaceFields) {
      const text = change[key];
      if (text !== undefined) storage.write(key, text);
    }
  };

  const addressOf = (slug: string) => workspaceOrigin(slug, site.apex, address.here());
  /** Opens the new workspace; undefined on a local host, where a workspace has no address of its own. */
  const goTo =
    site.kind === 'local'
      ? undefined
      : ({ domain, company }: Workspace) =>
          address.assign(`${addressOf(domain)}${firstPageFor(company)}`);
  const onCreate = (workspace: Workspace) =>
    createWorkspace(
      services,
      workspace,
      goTo && { label: t('entry.create.open'), run: () => goTo(workspace) },
    );

  return { draft, onDraftChange, onCreate, addressOf, goTo };
}
