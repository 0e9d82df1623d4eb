import { useCallback, useMemo } from 'react';
import type { ListViews } from '#contracts/listViews.ts';
import { namedQuery } from '#domain/lists/listView.ts';
import {
  changeViews,
  readSavedViews,
  storedViews,
  viewInUse,
  viewNameProblem,
  type ViewChange,
  type ViewedList,
} from '#domain/lists/savedViews.ts';
import { t } from '#domain/words/translate.ts';
import { compareTexts } from '#text/compareTexts.ts';
import { fullUrl } from './address.ts';
import { useServices } from './services.ts';
import { useShared } from './shared.ts';
import { useSharing } from './sharing.ts';

/** Returns the team's saved views of all lists, sorted by name, and the function that changes them (D77). */
export function useSavedViews() {
  const { values, value, change } = useShared('views');
  const stored = values.get('views');
  const views = useMemo(
    () => readSavedViews(stored).toSorted((one, other) => compareTexts(one.name, other.name)),
    [stored],
  );
  /**
   * Returns null when the change does not apply, because the name is taken or the view was deleted; else whether it is stored,
   * once that is known. A failure to store it is said.
   */
  const onChange = useCallback(
    (changed: ViewChange): Promise<boolean> | null => {
      // Undo may come after several changes.
      const now = readSavedViews(value('views'));
      if (changeViews(now, changed) === now) return null;
      return change('views', (present) =>
        storedViews(changeViews(readSavedViews(present), changed)),
      );
    },
    [value, change],
  );
  return { views, onChange };
}

/** What the address says of the view on a page. */
interface ViewOnPage {
  readonly list: ViewedList;
  readonly path: string;
  /** The name of the saved view; null without one. */
  readonly name: string | null;
  /** The search, filters, sort and hidden columns. */
  readonly query: string;
  readonly onNameChange: (name: string | null) => void;
  /** Shows another query under the same name. */
  readonly onQueryChange: (query: string) => void;
}

/** Returns the saved views of one list and their actions (D77). */
export function useListViews(page: ViewOnPage): ListViews {
  const { list, path, name, query, onNameChange, onQueryChange } = page;
  const { notices } = useServices();
  const { onCopy } = useSharing();
  const { views: saved, onChange } = useSavedViews();
  const own = saved.filter((each) => each.list === list);
  const inUse = viewInUse(own, name, query);
  const hrefOf = (viewQuery: string, viewName: string | null) =>
    `${path}?${namedQuery(viewQuery, viewName).toString()}`;
  /** Another tab may have taken the name, or deleted the view, a moment ago. */
  const say = async (stored: ReturnType<typeof onChange>, savedName: string) => {
    if (!stored) notices.say('error', t('views.notSaved', { name: savedName }));
    else if (await stored) notices.say('success', t('views.saved', { name: savedName }));
  };
  return {
    name,
    links: own.map((each) => ({ view: each, href: hrefOf(each.query, each.name) })),
    inUse,
    plainHref: path,
    isPlain: query === '',
    suggestedName: inUse ? '' : (name ?? ''),
    problemOf: (wanted, renamed) => viewNameProblem(own, { list, name: wanted }, renamed),
    onSave: (wanted) => {
      const newName = wanted.trim();
      const stored = onChange({ kind: 'save', view: { list, name: newName, query } });
      if (!stored) return false;
      onNameChange(newName);
      void say(stored, newName);
      return true;
    },
    onUpdate: (each) => void say(onChange({ kind: 'update', view: { ...each, query } }), each.name),
    onReset: (each) => onQueryChange(each.query),
    onRename: (each, wanted) => {
      const newName = wanted.trim();
      const isRenamed = onChange({ kind: 'rename', view: each, name: newName }) !== null;
      if (isRenamed) onNameChange(newName);
      return isRenamed;
    },
    onDelete: async (each) => {
      const stored = onChange({ kind: 'remove', view: each });
      onNameChange(null);
      // A colleague may have deleted it already.
      if (stored && !(await stored)) return;
      notices.say('success', t('general.deleted', { label: each.name }), {
        label: t('general.undo'),
        run: () => void say(onChange({ kind: 'save', view: each }), each.name),
      });
    },
    onCopyLink: () => onCopy(fullUrl(hrefOf(query, name)), t('views.copied')),
  };
}
