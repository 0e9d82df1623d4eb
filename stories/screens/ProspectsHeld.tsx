import { useState } from 'react';
import { ProspectsScreen, type ProspectsScreenProps } from '#screens/Prospects/ProspectsScreen.tsx';

/** The screen with its view and selection held as the address and the browser hold them in the app. */
export function ProspectsHeld(props: ProspectsScreenProps) {
  const [view, setView] = useState(props.view);
  const [keys, setKeys] = useState(props.selection.keys);
  return (
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
  );
}
