import { use, useState } from 'react';
import { FormDraftsContext } from './formDrafts.ts';
import { keptFields } from './formDrafts.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

type Texts = Readonly<Record<string, string>>;

const isBlank = (texts: Texts): boolean => Object.values(texts).every((text) => text.trim() === '');

/** Texts typed outside of a form, stored under a name until they are used or discarded; `start` when nothing is stored. */
export function useKeptTexts<Kept extends Texts>(
  name: string,
  blank: Kept,
  start: Partial<Kept> = {},
) {
  const drafts = use(FormDraftsContext);
  const [texts, setTexts] = useState<Kept>(() => ({
    ...blank,
    ...start,
    ...keptFields(blank, drafts.read(name)),
  }));
  const [hasRestored, setRestored] = useState(!isBlank(texts));
  useLeaveWarning(!isBlank(texts));
  return {
    texts,
    isRestored: hasRestored && !isBlank(texts),
    onChange: (change: Partial<Kept>) => {
      const next = { ...texts, ...change };
      if (isBlank(next)) {
        drafts.drop(name);
        setRestored(false);
      } else drafts.write(name, next);
      setTexts(next);
    },
    drop: () => drafts.drop(name),
  };
}
