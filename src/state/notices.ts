export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Notice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
  readonly action?: NoticeAction;
}

export interface Notices {
  /** Says something to the person; the app decides how it looks and how long it stays. */
  say(tone: NoticeTone, text: string, action?: NoticeAction): void;
  /** Hands every notice to the one who shows them. */
  subscribe(listener: (notice: Notice) => void): () => void;
}

/**
 * What state has to say to the person. State knows no toasts: the app listens and shows them. Once the person has left,
 * nothing is said any more: whoever reads it would be somebody else (D65).
 */
export function createNotices(left = new AbortController().signal): Notices {
  const listeners = new Set<(notice: Notice) => void>();
  let count = 0;
  return {
    say(tone, text, action) {
      if (left.aborted) return;
      count += 1;
      const notice = { id: count, tone, text, ...(action ? { action } : {}) };
      for (const listener of listeners) listener(notice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
