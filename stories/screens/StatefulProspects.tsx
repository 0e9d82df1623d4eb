import { useState } from 'react';
import { Commands } from '#components/Commands/Commands.tsx';
import { ProspectsScreen, type ProspectsScreenProps } from '#screens/Prospects/ProspectsScreen.tsx';

/** The screen with its view and selection kept like in the app, and with its keys. */
export function StatefulProspects(props: ProspectsScreenProps) {
  const [view, setView] = useState(props.view);
  const [keys, setKeys] = useState(props.selection.keys);
  return (
    <Commands singleKeys={{ isOn: true, onChange: () => undefined }}>
      <ProspectsScreen
        {...props}
        view={view}
        onViewChange={(next) => {
          setView(next);
          props.onViewChange(next);
        }}
        selection={{
          keys,
          onChange: (next) => {
            setKeys(next);
            props.selection.onChange(next);
          },
        }}
      />
    </Commands>
  );
}
