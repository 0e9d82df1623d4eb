import { useMemo } from 'react';
import type { ViewedList } from '#domain/lists/savedViews.ts';
import { namedAddress, type ViewAddress } from '#domain/lists/listView.ts';
import type { ViewsAbove } from '#screens/toolbar/ViewsMenu.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { useAddressView } from './useAddressView.ts';
import { ViewChanges } from './ViewChanges.tsx';

/** The view of a list, kept in the address, and its saved views (D77). */
export function useListView<View>(
  list: ViewedList,
  read: ViewAddress<View>['read'],
  write: ViewAddress<View>['write'],
) {
  const address = useMemo(() => namedAddress({ read, write }), [read, write]);
  const [{ view, name }, onChange] = useAddressView(address.read, address.write);
  const views: ViewsAbove = {
    Menu: SavedViewsMenu,
    Changes: ViewChanges,
    shown: {
      list,
      name,
      query: write(view).toString(),
      onNameChange: (next) => onChange({ view, name: next }),
      onQueryChange: (query) => onChange({ view: read(new URLSearchParams(query)), name }),
    },
  };
  return {
    view,
    // Changing what is shown keeps the name of the saved view.
    onViewChange: (next: View) => onChange({ view: next, name }),
    views,
  };
}
