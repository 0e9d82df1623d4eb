import type { ReactNode } from 'react';
import { knownPart, type Part } from './part.ts';
import { useWantedPart } from './usePart.ts';

export type View<Props> = (props: Props) => ReactNode;

/** A component whose code loads when it is first rendered, or earlier with `usePreload(It.part)`. */
export type LazyComponent<Props> = View<Props> & { readonly part: Part<View<Props>> };

/** Makes a component from a part. `onFail` hides it when loading fails, so that the next press tries again. */
export function lazyComponent<Props extends object>(
  part: Part<View<Props>>,
  onFail: (props: Props) => void,
): LazyComponent<Props> {
  function Shown(props: Props) {
    const It = useWantedPart(part, () => onFail(props));
    return It ? <It {...props} /> : null;
  }
  return Object.assign(Shown, { part });
}

/** A panel whose code loads when it is first unfolded. */
export const lazyPanel = <Props extends object>(
  load: () => Promise<View<Props>>,
): LazyComponent<Props & { readonly onFail: () => void }> =>
  lazyComponent<Props & { readonly onFail: () => void }>(knownPart(load), ({ onFail }) => onFail());
