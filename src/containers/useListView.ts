import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { namedAddress, type ViewAddress } from '#domain/lists/listView.ts';
import type { ViewedList } from '#domain/lists/savedViews.ts';
import { useListViews } from '#state/savedViews.ts';
import { useAddressView } from './useAddressView.ts';

/** The view of a list, kept in the address, and its saved views (D77). `address` stays the same object. */
export function useListView<View>(list: ViewedList, address: ViewAddress<View>) {
  const named = useMemo(() => namedAddress(address), [address]);
  const [{ view, name }, onAddressChange] = useAddressView(named);
  const { pathname } = useLocation();
  const views = useListViews({
    list,
    path: pathname,
    name,
    query: address.write(view).toString(),
    onNameChange: (next) => onAddressChange({ view, name: next }),
    onQueryChange: (query) =>
      onAddressChange({ view: address.read(new URLSearchParams(query)), name }),
  });
  return {
    view,
    // Changing what is shown keeps the name of the saved view.
    onViewChange: (next: View) => onAddressChange({ view: next, name }),
    views,
  };
}
