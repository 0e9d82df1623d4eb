import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { useToasts } from '#components/Toast/useToasts.ts';
import { useServices } from '#state/services.ts';

interface NoticesContainerProps {
  readonly children: ReactNode;
}

/** Shows the messages and questions of the services: failures as notices (D28), questions as dialogs, everything else as toasts. */
export function NoticesContainer({ children }: NoticesContainerProps) {
  const { notices, questions } = useServices();
  const toasts = useToasts();
  const question = useSyncExternalStore(questions.subscribe, questions.snapshot);
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
  return (
    <>
      {children}
      {question ? (
        <ConfirmDialog
          title={question.title}
          description={question.text}
          confirmLabel={question.yes}
          cancelLabel={question.no}
          tone="primary"
          onConfirm={() => question.onAnswer(true)}
          onCancel={() => question.onAnswer(false)}
        />
      ) : null}
    </>
  );
}
