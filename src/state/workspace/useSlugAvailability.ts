import { useEffect, useState } from 'react';
import { slugProblem, type SlugAvailability } from '#domain/session/workspace.ts';
import { useServices } from '../services.ts';

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
