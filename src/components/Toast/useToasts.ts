import { use } from 'react';
import { ToastContext } from './toastContext.ts';
import type { Toasts } from './toasts.ts';

/** Shows toasts: `useToasts().success('Saved')`. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider around it.');
  return toasts;
}
