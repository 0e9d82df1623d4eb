import type { ReactNode } from 'react';
import { Held } from './Held.tsx';

interface Controlled<Value> {
  value: Value;
  // A method, so that a component may report fewer values than it shows, like a choice that cannot be cleared.
  onValueChange(value: Value): void;
}

/** Renders a controlled component that keeps its value, and still reports each change to its story. */
export const holding =
  <Value, Rest extends object>(Component: (props: Rest & Controlled<Value>) => ReactNode) =>
  (args: Rest & Controlled<Value>) => (
    <Held initial={args.value}>
      {(value, hold) => (
        <Component
          {...args}
          value={value}
          onValueChange={(next: Value) => {
            hold(next);
            args.onValueChange(next);
          }}
        />
      )}
    </Held>
  );
