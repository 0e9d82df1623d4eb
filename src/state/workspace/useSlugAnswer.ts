import { useEffect, useState } from 'react';
import { slugProblem, type SlugAnswer } from '#domain/session/slug.ts';
import { useServices } from '../services.ts';

/** A short pause in typing: whole words are asked for, not letters. */
const pauseMs = 400;

/** Whether a workspace of this name exists already, asked while it is typed. Where nobody knows, creating it will tell. */
export function useSlugAnswer(slug: string): SlugAnswer {
  const { api, wait } = useServices();
  const [last, setLast] = useState<{ readonly slug: string; readonly answer: SlugAnswer }>();
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
