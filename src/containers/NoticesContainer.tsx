import { useEffect, type ReactNode } from 'react';
import { useToasts } from '#components/Toast/useToasts.ts';
import { useServices } from '#state/services.ts';

interface NoticesContainerProps {
  readonly children: ReactNode;
}

/** Shows what state has to say: failures as notices (D28), everything else as toasts. */
export function NoticesContainer({ children }: NoticesContainerProps) {
  const { notices } = useServices();
  const toasts = useToasts();
  useEffect(
    () =>
      notices.subscribe(({ tone, text, action }) => {
        const options = action ? { action: { label: action.label, onSelect: action.run } } : {};
        if (tone === 'error') toasts.notice(text, options);
        else toasts[tone](text, options);
      }),
    [notices, toasts],
  );
  return children;
}
