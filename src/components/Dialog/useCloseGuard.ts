import { useState } from 'react';

interface CloseGuardOptions {
  readonly canClose: boolean;
  readonly isDirty: boolean;
  readonly onClose: () => void;
}

/** Decides what closing does: nothing while saving, a question when typed text would be lost, otherwise it closes. */
export function useCloseGuard({ canClose, isDirty, onClose }: CloseGuardOptions) {
  const [asked, setAsked] = useState(false);
  const isAsking = asked && isDirty && canClose;
  // The question must not come back by itself at the next text, or when a save fails.
  if (asked && !isAsking) setAsked(false);
  return {
    isAsking,
    request: () => {
      if (!canClose || isAsking) return;
      if (isDirty) setAsked(true);
      else onClose();
    },
    keep: () => setAsked(false),
    discard: onClose,
  };
}
