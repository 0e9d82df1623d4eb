import type { ReactNode } from 'react';
import { Stateful } from './Stateful.tsx';

interface Controlled<Value> {
  value: Value;
  // A method, so that a component may report fewer values than it shows, like a choice that cannot be cleared.
  onValueChange(value: Value): void;
}

/**
 * Renders a controlled component that keeps its value, and still reports each change to its story. A value from the controls
 * begins anew.
 */
export const withState =
  <Value, Rest extends object>(Component: (props: Rest & Controlled<Value>) => ReactNode) =>
  (args: Rest & Controlled<Value>) => (
    <Stateful key={JSON.stringify(args.value)} initial={args.value}>
      {(value, setValue) => (
        <Component
          {...args}
          value={value}
          onValueChange={(next: Value) => {
            setValue(next);
            args.onValueChange(next);
          }}
        />
      )}
    </Stateful>
  );
