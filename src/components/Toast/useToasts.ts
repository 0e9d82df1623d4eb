import { createContext, use } from 'react';
import type { Toasts } from './toasts.ts';

export const ToastContext = createContext<Toasts | null>(null);

/** Shows toasts: `useToasts().success('Saved')`. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider around it.');
  return toasts;
}
