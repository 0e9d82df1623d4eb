import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CommandPaletteProps } from '#components/Commands/CommandPalette.tsx';
import type { Prospect } from '#domain/companies/prospect.ts';
import { idsOf } from '#domain/lists/entityId.ts';
import { recordRules, type RecordKind } from '#domain/lists/records.ts';
import { rowToShow } from '#domain/pages/handover.ts';
import type { SavedView } from '#domain/lists/savedViews.ts';
import { namedQuery } from '#domain/lists/listView.ts';
import { localDay } from '#domain/mail/due.ts';
import { isDueOn } from '#domain/mail/dueList.ts';
import { mayOpen } from '#domain/pages/workspacePages.ts';
import { t } from '#domain/words/translate.ts';
import { PaletteScreen } from '#screens/Palette/PaletteScreen.tsx';
import { useBlocking } from '#state/doNotContact.ts';
import { useGoneQuotes } from '#state/goneQuotes.ts';
import { useMailReview } from '#state/emails/useMailReview.ts';
import { useSavedViews } from '#state/savedViews.ts';
import { useRecords } from '#state/records/useRecords.ts';
import { useServices } from '#state/services.ts';
import { useProgress, useVisit } from '#state/visit.ts';

const none: readonly Prospect[] = [];

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
      onShow(kind, [id]);
      // On the same page Back leads to the former search, if there was one.
      const replace = pathname === page && search === '';
      void navigate(page, { state: rowToShow(id), replace });
    },
    [onShow, navigate, pathname, search],
  );
  const people = records.prospects.status === 'ready' ? records.prospects.rows : none;
  const { review } = useMailReview(people.length > 0);
  const blocking = useBlocking(people.length > 0);
  const today = localDay();
  const due = useMemo(
    () => people.filter(isDueOn(today, review, blocking)),
    [people, today, review, blocking],
  );
  const known = useMemo((): readonly SavedView[] => {
    const saved = views.filter(({ list }) => mayOpen(recordRules[list].page, progress));
    const name = t('prospects.dueView');
    return due.length > 0 ? [{ list: 'prospects', name, query: 'due=1' }, ...saved] : saved;
  }, [views, progress, due]);
  const { notices } = useServices();
  const quotes = useGoneQuotes(true);
  const checkQuotes = useCallback(() => {
    notices.say('info', t('quotes.checking'));
    quotes?.onCheck();
  }, [notices, quotes]);
  const onOpenView = useCallback(
    (view: SavedView) => {
      const { list, name, query } = view;
      // The view of those due is not a saved one, and the address does not name it.
      const isSaved = views.includes(view);
      if (!isSaved) onShow('prospects', idsOf(due));
      void navigate({
        pathname: recordRules[list].page,
        search: namedQuery(query, isSaved ? name : null).toString(),
      });
    },
    [navigate, onShow, views, due],
  );
  return (
    <PaletteScreen
      {...props}
      records={records}
      views={{ saved: known, onOpen: onOpenView }}
      onOpen={onOpen}
      onCheckQuotes={quotes && !quotes.isChecking ? checkQuotes : undefined}
      onRetry={onRetry}
    />
  );
}
