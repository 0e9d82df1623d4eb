import { useEffect, useState } from 'react';
import { firstPageFor } from '#domain/business/businessForm.ts';
import type { Outcome } from '#contracts/collection.ts';
import { workspaceOrigin } from '#domain/session/host.ts';
import {
  isSameWorkspace,
  slugProblem,
  toSlug,
  workspaceFields,
  type SlugAvailability,
  type Workspace,
  type WorkspaceFields,
} from '#domain/session/workspace.ts';
import { t } from '#domain/words/translate.ts';
import { failureText } from '../failure.ts';
import type { NoticeAction } from '../notices.ts';
import { useServices, type Services } from '../services.ts';
import { useVisit } from '../visit.ts';

type Parts = Pick<Services, 'api' | 'storage' | 'notices'>;

/** Reads the stored draft of a new workspace. */
export const storedWorkspaceDraft = (
  { storage }: Pick<Parts, 'storage'>,
  suggestedName: string,
): WorkspaceFields => ({
  company: storage.read('company') ?? '',
  domain: toSlug(storage.read('domain') ?? ''),
  fullName: storage.read('fullName') ?? suggestedName,
});

/**
 * Creates a workspace. Deletes the stored draft unless it was edited since, after the person had stopped waiting. A notice
 * offers to open the workspace, for a person who has left the form.
 */
export async function createWorkspace(
  parts: Parts,
  workspace: Workspace,
  open: NoticeAction | undefined,
): Promise<Outcome> {
  const { api, storage, notices } = parts;
  try {
    await api.workspaces.create(workspace);
  } catch (cause) {
    const message = failureText(cause);
    return { ok: false, message, sayElsewhere: () => notices.say('error', message) };
  }
  notices.say('success', t('entry.create.created', { name: workspace.domain }), open);
  if (isSameWorkspace(workspace, storedWorkspaceDraft(parts, workspace.fullName)))
    for (const key of workspaceFields) storage.remove(key);
  return { ok: true };
}

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

/** Milliseconds without typing before the check is sent. */
const pauseMs = 400;

/**
 * Checks while the person types whether a workspace of this name exists. Returns `unknown` when the check fails: creating
 * the workspace will show it.
 */
export function useSlugAvailability(slug: string): SlugAvailability {
  const { api, wait } = useServices();
  const [last, setLast] = useState<{ readonly slug: string; readonly answer: SlugAvailability }>();
  const isUsable = slugProblem(slug) === undefined;

  useEffect(() => {
    if (!isUsable) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        await wait(pauseMs, leaving.signal);
        const isTaken = await api.workspaces.check(slug, leaving.signal);
        setLast({ slug, answer: isTaken ? 'taken' : 'free' });
      } catch {
        if (!leaving.signal.aborted) setLast({ slug, answer: 'unknown' });
      }
    };
    void ask();
    return () => leaving.abort();
  }, [api, wait, slug, isUsable]);

  if (!isUsable) return 'unknown';
  return last?.slug === slug ? last.answer : 'checking';
}
