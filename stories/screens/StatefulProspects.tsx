import { Commands } from '#components/Commands/Commands.tsx';
import { ProspectsScreen, type ProspectsScreenProps } from '#screens/Prospects/ProspectsScreen.tsx';
import { keepsSelection, keepsView } from '../keepsView.tsx';

const Screen = keepsView(keepsSelection(ProspectsScreen));

/** The screen with its view and selection kept like in the app, and with its keys. */
export function StatefulProspects(props: ProspectsScreenProps) {
  return (
    <Commands singleKeys={{ isOn: true, onChange: () => undefined }}>
      <Screen {...props} />
    </Commands>
  );
}
