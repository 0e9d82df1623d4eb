import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RowToShow } from '#components/DataTable/useRowFocus.ts';
import { readRowToShow } from '#domain/pages/handover.ts';
import { useAnyPress } from '#state/useAnyPress.ts';

/** The row that the page was opened for (D76). It is shown once; any press ends waiting for it. */
export function useRowHandedOver(): RowToShow | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const key = readRowToShow(state);
  const rowToShow = useMemo(
    () =>
      key === null
        ? null
        : {
            key,
            onShown: () => void navigate({ pathname, search }, { replace: true, state: null }),
          },
    [key, navigate, pathname, search],
  );
  useAnyPress(rowToShow !== null, () => rowToShow?.onShown());
  return rowToShow;
}
