import { Fragment, useSyncExternalStore, type ReactNode } from 'react';

interface UntilLeftProps {
  /** Aborts when the person leaves. */
  left: AbortSignal;
  children: ReactNode;
}

/** Begins anew when the person leaves: toasts, notices and words for readers that are still shown go with them (D65). */
export function UntilLeft({ left, children }: UntilLeftProps) {
  const hasLeft = useSyncExternalStore(
    (listener) => {
      left.addEventListener('abort', listener);
      return () => left.removeEventListener('abort', listener);
    },
    () => left.aborted,
  );
  return <Fragment key={String(hasLeft)}>{children}</Fragment>;
}
