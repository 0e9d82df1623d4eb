import type { ReactNode } from 'react';
import { Stateful } from './Stateful.tsx';

interface Viewed<View> {
  view: View;
  onViewChange: (view: View) => void;
}

/** Renders a screen that keeps its view, like the address does in the app, and still reports each change to its story. */
export const keepsView =
  <View, Rest extends object>(Screen: (props: Rest & Viewed<View>) => ReactNode) =>
  (args: Rest & Viewed<View>) => (
    <Stateful initial={args.view}>
      {(view, setView) => (
        <Screen
          {...args}
          view={view}
          onViewChange={(next: View) => {
            setView(next);
            args.onViewChange(next);
          }}
        />
      )}
    </Stateful>
  );

interface Selectable {
  selection: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
}

/** The same for the selected rows. */
export const keepsSelection =
  <Rest extends object>(Screen: (props: Rest & Selectable) => ReactNode) =>
  (args: Rest & Selectable) => (
    <Stateful initial={args.selection.keys}>
      {(keys, setKeys) => (
        <Screen
          {...args}
          selection={{
            keys,
            onChange: (next) => {
              setKeys(next);
              args.selection.onChange(next);
            },
          }}
        />
      )}
    </Stateful>
  );
