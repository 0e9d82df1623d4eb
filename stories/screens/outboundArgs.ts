import { fn } from 'storybook/test';
import { plainListView } from '#domain/lists/listView.ts';

/** The props of an outbound page besides its list: nothing is selected, searched or sorted. */
export const outboundArgs = {
  hasCompany: true,
  selection: { keys: new Set<string>(), onChange: fn() },
  view: plainListView,
  sharing: { onCopy: fn(), onSave: fn() },
  onViewChange: fn(),
  onNext: fn(),
};
