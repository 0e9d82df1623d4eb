import { useMemo } from 'react';
import { dialogPart } from '#components/lazy/kit.ts';
import type { ViewedList } from '#domain/lists/views/savedViews.ts';
import { namedAddress, type LookAddress } from '#domain/lists/views/viewAddress.ts';
import type { ViewsAbove } from '#screens/shared/views/ViewsMenu.tsx';
import { useAddressView } from './useAddressView.ts';

const menu = dialogPart(async () => ({
  MenuList: (await import('./SavedViewsMenu.tsx')).SavedViewsMenu,
}));

/** The view of a list, kept in the address, and its saved views (D77). */
export function useListView<Look>(
  list: ViewedList,
  read: LookAddress<Look>['read'],
  write: LookAddress<Look>['write'],
) {
  const address = useMemo(() => namedAddress({ read, write }), [read, write]);
  const [{ look, name }, onChange] = useAddressView(address.read, address.write);
  const views: ViewsAbove = {
    menu,
    shown: {
      list,
      name,
      query: write(look).toString(),
      onNameChange: (next) => onChange({ look, name: next }),
    },
  };
  return {
    view: look,
    // Changing what is shown keeps the name of the saved view.
    onViewChange: (next: Look) => onChange({ look: next, name }),
    views,
  };
}
