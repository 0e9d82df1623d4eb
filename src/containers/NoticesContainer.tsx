import { useLayoutEffect, type ReactNode } from 'react';
import { useToasts } from '#components/Toast/useToasts.ts';
import { useServices } from '#state/services.ts';

/** Shows the messages of the services: failures as notices (D28), everything else as toasts. */
export function NoticesContainer({ children }: { readonly children: ReactNode }) {
  const { notices } = useServices();
  const toasts = useToasts();
  // Before the effects of any page, which may send a message at once.
  useLayoutEffect(
    () =>
      notices.subscribe(({ tone, text, action }) => {
        const options = action ? { action: { label: action.label, onSelect: action.run } } : {};
        if (tone === 'error') toasts.notice(text, options);
        else toasts[tone === 'errorToast' ? 'error' : tone](text, options);
      }),
    [notices, toasts],
  );
  return children;
}
