import { createListeners } from '#platform/listeners.ts';

/** An `error` is an alert on the page (D28), an `errorToast` a toast. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'error' | 'errorToast';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Notice {
  readonly tone: NoticeTone;
  readonly text: string;
  readonly action?: NoticeAction;
}

export type Notices = ReturnType<typeof createNotices>;

/**
 * Creates the channel for messages from the state layer to the person. The app shows them as toasts. After the person has
 * signed out no message is shown, because somebody else may read it (D65).
 */
export function createNotices(signedOut = new AbortController().signal) {
  const listeners = createListeners<[Notice]>();
  return {
    /** Shows a message to the person. The app decides how it looks and how long it stays. */
    say: (tone: NoticeTone, text: string, action?: NoticeAction) => {
      if (!signedOut.aborted) listeners.tell({ tone, text, ...(action ? { action } : {}) });
    },
    subscribe: listeners.subscribe,
  };
}
