import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CommandPaletteProps } from '#components/Commands/CommandPalette.tsx';
import { recordRules, type RecordKind } from '#domain/lists/records.ts';
import { rowToShow } from '#domain/pages/handover.ts';
import type { SavedView } from '#domain/lists/savedViews.ts';
import { namedQuery } from '#domain/lists/listView.ts';
import { mayOpen } from '#domain/pages/workspacePages.ts';
import { PaletteScreen } from '#screens/Palette/PaletteScreen.tsx';
import { useSavedViews } from '#state/savedViews.ts';
import { useRecords } from '#state/records/useRecords.ts';
import { useProgress, useVisit } from '#state/visit.ts';

/** The palette with the workspace's lists, which are requested while it is open. */
export function PaletteContainer(props: CommandPaletteProps) {
  const { site } = useVisit();
  const { records, onRetry, onShow } = useRecords(site.kind !== 'apex');
  const { views } = useSavedViews();
  const progress = useProgress();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onOpen = useCallback(
    (kind: RecordKind, id: string) => {
      const { page } = recordRules[kind];
      onShow(kind, id);
      // On the same page Back leads to the former search, if there was one.
      const replace = pathname === page && search === '';
      void navigate(page, { state: rowToShow(id), replace });
    },
    [onShow, navigate, pathname, search],
  );
  const saved = useMemo(
    () => views.filter(({ list }) => mayOpen(recordRules[list].page, progress)),
    [views, progress],
  );
  const onOpenView = useCallback(
    ({ list, name, query }: SavedView) =>
      void navigate({
        pathname: recordRules[list].page,
        search: namedQuery(query, name).toString(),
      }),
    [navigate],
  );
  return (
    <PaletteScreen
      {...props}
      records={records}
      views={{ saved, onOpen: onOpenView }}
      onOpen={onOpen}
      onRetry={onRetry}
    />
  );
}
