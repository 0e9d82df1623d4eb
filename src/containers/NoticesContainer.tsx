import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useToasts } from '#components/Toast/useToasts.ts';
import { useServices } from '#state/services.ts';

/** A question is seldom asked: its dialog is not part of the first view. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('#components/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
}));

interface NoticesContainerProps {
  readonly children: ReactNode;
}

/** Shows what state has to say and to ask: failures as notices (D28), questions as dialogs, everything else as toasts. */
export function NoticesContainer({ children }: NoticesContainerProps) {
  const { notices, questions } = useServices();
  const toasts = useToasts();
  const question = useSyncExternalStore(questions.subscribe, questions.snapshot);
  useEffect(
    () =>
      notices.subscribe(({ tone, text, action }) => {
        const options = action ? { action: { label: action.label, onSelect: action.run } } : {};
        if (tone === 'error') toasts.notice(text, options);
        else toasts[tone](text, options);
      }),
    [notices, toasts],
  );
  return (
    <>
      {children}
      {question ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={question.title}
            description={question.text}
            confirmLabel={question.yes}
            cancelLabel={question.no}
            tone="primary"
            onConfirm={() => question.onAnswer(true)}
            onCancel={() => question.onAnswer(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
