import { createContext } from 'react';
import type { Toasts } from './toasts.ts';

/** Holds the store that `useToasts` speaks through. */
export const ToastContext = createContext<Toasts | null>(null);
