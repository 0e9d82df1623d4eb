import { Activity, Suspense, type ReactNode } from 'react';
import { QuietBoundary } from '../boundary/QuietBoundary.tsx';

/** Renders a page that nobody sees yet. Its effects do not run, and its errors stay inside. */
export function HiddenPage({ children }: { children: ReactNode }) {
  return (
    <Activity mode="hidden">
      <QuietBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </QuietBoundary>
    </Activity>
  );
}
