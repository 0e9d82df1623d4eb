import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RowToShow } from '#components/DataTable/rowToShow.ts';
import { readRowToShow } from '#domain/lists/rowToShow.ts';

/** The row that the page was opened for (D76): it is shown once, and no longer waited for when the person does something else. */
export function useRowHandedOver(): RowToShow | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const key = readRowToShow(state);
  const forget = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: null });
  });
  useEffect(() => {
    if (key === null) return undefined;
    const onPress = () => forget();
    const events = ['keydown', 'pointerdown'] as const;
    for (const name of events) document.addEventListener(name, onPress, { capture: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onPress, { capture: true });
    };
  }, [key]);
  return useMemo(
    () =>
      key === null
        ? null
        : {
            key,
            onShown: () => void navigate({ pathname, search }, { replace: true, state: null }),
          },
    [key, navigate, pathname, search],
  );
}
