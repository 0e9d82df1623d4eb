import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAfterPress } from '#components/Form/useAfterPress.ts';
import { addTag } from '#components/TagInput/tags.ts';
import type { KeywordView } from '#domain/keywords/keywordView.ts';

const noWords = { include: '', exclude: '' };

/**
 * Returns the words typed into the filters without Enter. They are added when the focus leaves their field: after the press
 * that takes it away, because a new tag moves the controls below, or when that press closes the filters.
 */
export function useTypedWords(view: KeywordView, onViewChange: (view: KeywordView) => void) {
  const press = useAfterPress();
  const [typed, setTyped] = useState(noWords);
  const isLeft = useRef(false);
  const add = () => {
    if (!isLeft.current) return;
    isLeft.current = false;
    const include = addTag(view.include, typed.include).tags;
    const exclude = addTag(view.exclude, typed.exclude).tags;
    if (include !== view.include || exclude !== view.exclude)
      onViewChange({ ...view, include, exclude });
    setTyped(noWords);
  };
  const addLatest = useRef(add);
  useLayoutEffect(() => {
    addLatest.current = add;
  });
  useEffect(() => () => addLatest.current(), []);
  return {
    typed,
    onType: (words: Partial<typeof noWords>) => setTyped({ ...typed, ...words }),
    onLeave: () => {
      isLeft.current = true;
      press.after(() => addLatest.current());
    },
    /** Drops the words. */
    onClear: () => {
      isLeft.current = false;
      setTyped(noWords);
    },
  };
}
