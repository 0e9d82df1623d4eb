import { fn } from 'storybook/test';
import { Commands } from '#components/Commands/Commands.tsx';
import type { Prospect, ProspectDraft } from '#domain/companies/prospect.ts';
import { plainListView } from '#domain/lists/listView.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { aCompanySearch } from '#mocks/fixtures/companySearch.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aProspect } from '#mocks/fixtures/prospect.ts';
import { ProspectsScreen, type ProspectsScreenProps } from '#screens/Prospects/ProspectsScreen.tsx';
import { keepsSelection, keepsView } from '../keepsView.tsx';
import { blockingOf } from './blockingOf.ts';
import { outboundArgs } from './outboundArgs.ts';

export const nine = many(9, aProspect);

export const prospectsIn = aCollection<Prospect, ProspectDraft>;

/** Nine people at the three selected companies. */
export const prospectsArgs = {
  ...outboundArgs,
  view: { ...plainListView, isDue: false },
  review: {},
  today: '2026-11-30',
  prospects: prospectsIn(ready(nine)),
  companySearch: aCompanySearch({ people: nine }),
  blocking: blockingOf('nobody'),
  everybody: { rows: nine, onRetry: fn(), onNeeded: fn() },
};

const Screen = keepsView(keepsSelection(ProspectsScreen));

/** The screen with its view and selection kept like in the app, and with its keys. */
export function StatefulProspects(props: ProspectsScreenProps) {
  return (
    <Commands singleKeys={{ isOn: true, onChange: () => undefined }}>
      <Screen {...props} />
    </Commands>
  );
}
