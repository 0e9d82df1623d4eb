import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key press that count as a pause. */
const pauseMs = 400;

/** Keeps what is typed, and saves it at a pause, or when the text or the page is left. */
export function useTyped<Text>(onSave: (text: Text) => void) {
  const [typed, setTyped] = useState<Text | null>(null);
  const save = () => {
    if (typed !== null) onSave(typed);
    setTyped(null);
  };
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(saveNow, pauseMs);
    window.addEventListener('pagehide', saveNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', saveNow);
    };
  }, [typed]);
  useEffect(() => () => saveNow(), []);
  return { typed, onType: (text: Text) => setTyped(() => text), save };
}
