import { useState, type ReactNode } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import { ToastContext } from './toastContext.ts';
import type { ToastPosition } from './regionStyle.ts';
import { createToasts, type ToastStore, type ToastTimes } from './toasts.ts';

export interface ToastProviderProps {
  children: ReactNode;
  /** A store created outside, for code without React. */
  toasts?: ToastStore;
  /** How long messages stay, in the provider's own store. */
  times?: Partial<ToastTimes>;
  position?: ToastPosition;
}

/** Provides `useToasts`, and shows the toasts beside the app's root, above dialogs. */
export function ToastProvider({
  children,
  toasts,
  times,
  position = 'top-left',
}: ToastProviderProps) {
  const [own] = useState(() => createToasts(times));
  const store = toasts ?? own;
  return (
    <ToastContext value={store}>
      {children}
      <ToastRegion store={store} position={position} />
    </ToastContext>
  );
}
