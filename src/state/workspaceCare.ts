import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '#api/response.ts';
import type { Outcome } from '#contracts/collection.ts';
import type { Remote } from '#domain/lists/remote.ts';
import type { WorkspaceCare } from '#contracts/workspaceCare.ts';
import type { Activity } from '#domain/people/workspaceCare.ts';
import { t } from '#domain/words/translate.ts';
import { saveFile } from '#platform/sharing.ts';
import { useCompany } from './company.ts';
import { deleteCompany, deleteWorkspace } from './deletions.ts';
import { failureText } from './failure.ts';
import { useServices, type Services } from './services.ts';
import { useVisit } from './visit.ts';

/** Reads the whole workspace, part by part, as the text of one file. */
async function exportedText({ api, workspace }: Services): Promise<string> {
  const entries: unknown[] = [];
  let after: string | undefined;
  do {
    const part = await api.workspace.export(workspace, after);
    entries.push(...part.entries);
    after = part.next ?? undefined;
  } while (after !== undefined);
  return JSON.stringify({ workspace, entries }, null, 2);
}

function activityOf(entries: readonly Activity[] | undefined, error: unknown): Remote<Activity> {
  if (error !== undefined) return { status: 'error', message: failureText(error) };
  if (!entries) return { status: 'loading' };
  if (entries.length === 0) return { status: 'empty', isExhausted: false };
  return { status: 'ready', items: entries, isRefreshing: false };
}

/** Where the person goes on after a deletion. */
interface WhenDeleted {
  readonly onCompanyDeleted: () => void;
  readonly onWorkspaceDeleted: () => void;
}

/**
 * Returns what the person can see and do with the workspace as a whole. Null until the server has said whose it is, and for
 * a server without these calls, or on the apex.
 */
export function useWorkspaceCare(
  hasWorkspace: boolean,
  { onCompanyDeleted, onWorkspaceDeleted }: WhenDeleted,
): WorkspaceCare | null {
  const services = useServices();
  const { api, workspace, notices, left } = services;
  const { business } = useVisit();
  const { mutate } = useSWRConfig();
  const company = useCompany()?.info ?? null;
  const [isActivityWanted, setActivityWanted] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const options = { shouldRetryOnError: false };
  const loaded = useSWR(
    hasWorkspace ? ['workspaceCare', workspace] : null,
    () => api.workspace.get(workspace),
    options,
  );
  const activity = useSWR(
    hasWorkspace && isActivityWanted ? ['workspaceActivity', workspace] : null,
    () => api.workspace.activity(workspace),
    options,
  );
  if (!loaded.data) return null;
  const failed = activity.isValidating ? undefined : activity.error;
  return {
    ...loaded.data,
    activity: activityOf(activity.data, failed),
    isExporting,
    onLoadActivity: () => {
      setActivityWanted(true);
      void activity.mutate();
    },
    onExport: async (): Promise<Outcome> => {
      setExporting(true);
      try {
        saveFile(`${workspace}.json`, 'application/json', await exportedText(services));
        return { ok: true };
      } catch (error) {
        const message = failureText(error);
        return { ok: false, message, sayElsewhere: () => notices.say('error', message) };
      } finally {
        setExporting(false);
      }
    },
    onHandOver: async ({ id, name }): Promise<Outcome> => {
      try {
        await api.workspace.handOver(workspace, id);
      } catch (error) {
        // The answer may be lost after the change, so the marks are loaded again in any case.
        if (error instanceof ApiError && error.kind === 'unreachable') void loaded.mutate();
        return { ok: false, message: failureText(error) };
      }
      notices.say('success', t('workspace.handedOver', { name }));
      // A failure leaves the former marks, and the server refuses what only the owner may do.
      await loaded.mutate().catch(() => undefined);
      return { ok: true };
    },
    company,
    onDeleteCompany: async (typed) => {
      if (!company) return { ok: true };
      const forgetRows = (companyId: string) =>
        void mutate((key) => Array.isArray(key) && key[2] === companyId, undefined, {
          revalidate: false,
        });
      const outcome = await deleteCompany({ ...services, business, forgetRows }, company, typed);
      if (outcome.ok && !left.aborted) onCompanyDeleted();
      return outcome;
    },
    onDeleteWorkspace: async (typed) => {
      const outcome = await deleteWorkspace(services, typed);
      if (outcome.ok && !left.aborted) onWorkspaceDeleted();
      return outcome;
    },
  };
}
