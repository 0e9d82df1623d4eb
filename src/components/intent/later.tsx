import type { ComponentType } from 'react';
import type { Part } from './part.ts';
import { useWantedPart } from './usePart.ts';

/** A component whose code comes when it is first shown, or before with `useSoon(It.part)`. */
export type Later<Props> = ComponentType<Props> & { readonly part: Part<ComponentType<Props>> };

/** Makes a component of a part. `onFail` takes back the wish to see it, so that the next press asks again. */
export function later<Props extends object>(
  part: Part<ComponentType<Props>>,
  onFail: (props: Props) => void,
): Later<Props> {
  function Shown(props: Props) {
    const It = useWantedPart(part, () => onFail(props));
    return It ? <It {...props} /> : null;
  }
  return Object.assign(Shown, { part });
}
