import { createContext } from 'react';
import type { Toasts } from './toasts.ts';

/** The store that `useToasts` writes to. */
export const ToastContext = createContext<Toasts | null>(null);
