import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

const waiting = new Set<() => Promise<unknown>>();

/** Requests the code of everything that opens later on the pages that are loaded. A failure is shown by what needs it. */
export function fetchLater(): void {
  for (const request of waiting) request().catch(() => undefined);
  waiting.clear();
}

/**
 * A dialog or another part that is not there at first, by its name in its file: its code loads when the browser is idle, at the
 * latest when it opens. Once loaded, it is rendered without Suspense, because React delays revealing suspended content.
 */
export function later<
  Name extends string,
  Module extends Readonly<Record<Name, (props: never) => ReactNode>>,
>(load: () => Promise<Module>, name: Name): Module[Name] {
  let loaded: ComponentType<object> | undefined;
  const request = async () => {
    // The caller sees the type of the part; in here its props only pass through.
    loaded = (await load())[name] as unknown as ComponentType<object>;
    return { default: loaded };
  };
  waiting.add(request);
  const Lazy = lazy(request);
  function Later(props: object) {
    // Chosen once: another component type would remount the part.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Suspense fallback={null}>{createElement(Shown, props)}</Suspense>;
  }
  return Later as unknown as Module[Name];
}
