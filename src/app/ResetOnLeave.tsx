import { Fragment, useSyncExternalStore, type ReactNode } from 'react';

interface ResetOnLeaveProps {
  /** Aborts when the person signs out. */
  left: AbortSignal;
  children: ReactNode;
}

/** Remounts its children when the person signs out, so that their toasts, notices and announcements disappear (D65). */
export function ResetOnLeave({ left, children }: ResetOnLeaveProps) {
  const hasLeft = useSyncExternalStore(
    (listener) => {
      left.addEventListener('abort', listener);
      return () => left.removeEventListener('abort', listener);
    },
    () => left.aborted,
  );
  return <Fragment key={String(hasLeft)}>{children}</Fragment>;
}
