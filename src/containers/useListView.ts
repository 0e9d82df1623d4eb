import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { namedAddress, type ViewAddress } from '#domain/lists/listView.ts';
import type { ViewedList } from '#domain/lists/savedViews.ts';
import { useListViews } from '#state/savedViews.ts';
import { useAddressView } from './useAddressView.ts';

/** The view of a list, kept in the address, and its saved views (D77). */
export function useListView<View>(
  list: ViewedList,
  read: ViewAddress<View>['read'],
  write: ViewAddress<View>['write'],
) {
  const address = useMemo(() => namedAddress({ read, write }), [read, write]);
  const [{ view, name }, onAddressChange] = useAddressView(address.read, address.write);
  const { pathname } = useLocation();
  const views = useListViews({
    list,
    path: pathname,
    name,
    query: write(view).toString(),
    onNameChange: (next) => onAddressChange({ view, name: next }),
    onQueryChange: (query) => onAddressChange({ view: read(new URLSearchParams(query)), name }),
  });
  return {
    view,
    // Changing what is shown keeps the name of the saved view.
    onViewChange: (next: View) => onAddressChange({ view: next, name }),
    views,
  };
}
