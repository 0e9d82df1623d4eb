import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { namedAddress, namedQuery, type ViewAddress } from '#domain/lists/listView.ts';
import type { ListViews } from '#contracts/listViews.ts';
import { viewInUse, viewNameProblem, type ViewedList } from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';
import { fullUrl } from '#state/address.ts';
import { useSavedViews } from '#state/savedViews.ts';
import { useServices } from '#state/services.ts';
import { useSharing } from '#state/sharing.ts';
import { useAddressView } from './useAddressView.ts';

/** The view of a list, kept in the address, and its saved views (D77). */
export function useListView<View>(
  list: ViewedList,
  read: ViewAddress<View>['read'],
  write: ViewAddress<View>['write'],
) {
  const address = useMemo(() => namedAddress({ read, write }), [read, write]);
  const [{ view, name }, onAddressChange] = useAddressView(address.read, address.write);
  const { notices } = useServices();
  const { onCopy } = useSharing();
  const { pathname } = useLocation();
  const { views: saved, onChange } = useSavedViews();

  const query = write(view).toString();
  const own = saved.filter((each) => each.list === list);
  const inUse = viewInUse(own, name, query);
  const hrefOf = (viewQuery: string, viewName: string | null) =>
    `${pathname}?${namedQuery(viewQuery, viewName).toString()}`;
  const rename = (next: string | null) => onAddressChange({ view, name: next });
  /** Another tab may have taken the name, or deleted the view, a moment ago. */
  const say = async (stored: ReturnType<typeof onChange>, savedName: string) => {
    if (!stored) notices.say('error', t('views.notSaved', { name: savedName }));
    else if (await stored) notices.say('success', t('views.saved', { name: savedName }));
  };
  const views: ListViews = {
    name,
    links: own.map((each) => ({ view: each, href: hrefOf(each.query, each.name) })),
    inUse,
    plainHref: pathname,
    isPlain: query === '',
    suggestedName: inUse ? '' : (name ?? ''),
    problemOf: (wanted, renamed) => viewNameProblem(own, { list, name: wanted }, renamed),
    onSave: (wanted) => {
      const newName = wanted.trim();
      const stored = onChange({ kind: 'save', view: { list, name: newName, query } });
      if (!stored) return false;
      rename(newName);
      void say(stored, newName);
      return true;
    },
    onUpdate: (each) => void say(onChange({ kind: 'update', view: { ...each, query } }), each.name),
    onReset: (each) => onAddressChange({ view: read(new URLSearchParams(each.query)), name }),
    onRename: (each, wanted) => {
      const newName = wanted.trim();
      const isRenamed = onChange({ kind: 'rename', view: each, name: newName }) !== null;
      if (isRenamed) rename(newName);
      return isRenamed;
    },
    onDelete: async (each) => {
      const stored = onChange({ kind: 'remove', view: each });
      rename(null);
      // A colleague may have deleted it already.
      if (stored && !(await stored)) return;
      notices.say('success', t('general.deleted', { label: each.name }), {
        label: t('general.undo'),
        run: () => void say(onChange({ kind: 'save', view: each }), each.name),
      });
    },
    onCopyLink: () => onCopy(fullUrl(hrefOf(query, name)), t('views.copied')),
  };
  return {
    view,
    // Changing what is shown keeps the name of the saved view.
    onViewChange: (next: View) => onAddressChange({ view: next, name }),
    views,
  };
}
