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
import { useSelectCompanies } from '#state/selection.ts';
import { useProgress, useVisit } from '#state/visit.ts';

/** The palette with the workspace's lists, which are requested while it is open. */
export function PaletteContainer(props: CommandPaletteProps) {
  const { site } = useVisit();
  const { records, onRetry } = useRecords(site.kind !== 'apex');
  const { prospects: people, targetCompanies: companies } = records;
  const { views } = useSavedViews();
  const progress = useProgress();
  const select = useSelectCompanies();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onOpen = useCallback(
    (kind: RecordKind, id: string) => {
      const { page } = recordRules[kind];
      if (kind === 'prospects' && people.status === 'ready' && companies.status === 'ready') {
        // The page of the prospects shows the people of selected companies only.
        const person = people.rows.find((row) => String(row.id) === id);
        const company = companies.rows.find(
          (row) => String(row.id) === String(person?.targetCompanyId),
        );
        if (company) select([{ id: company.id, name: company.name }]);
      }
      // On the same page Back leads to the former search, if there was one.
      const replace = pathname === page && search === '';
      void navigate(page, { state: rowToShow(id), replace });
    },
    [people, companies, select, navigate, pathname, search],
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
