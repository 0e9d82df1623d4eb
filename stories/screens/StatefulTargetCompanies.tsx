import { useState } from 'react';
import {
  TargetCompaniesScreen,
  type TargetCompaniesScreenProps,
} from '#screens/TargetCompanies/TargetCompaniesScreen.tsx';

/** The screen with its view and selection kept like in the app. */
export function StatefulTargetCompanies(props: TargetCompaniesScreenProps) {
  const [view, setView] = useState(props.view);
  const [keys, setKeys] = useState(props.selection.keys);
  return (
    <TargetCompaniesScreen
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
