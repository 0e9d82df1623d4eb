/** Something that has to be answered before state goes on. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** A question that stands, and how it is answered. */
export interface OpenQuestion extends Question {
  readonly onAnswer: (isYes: boolean) => void;
}

export interface Questions {
  /** Waits for the person's answer; questions are asked one after the other. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** The question that stands now. */
  readonly snapshot: () => OpenQuestion | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * What state has to ask the person. State knows no dialogs: the app listens and shows them. Once the person has left, the
 * answer to everything is no (D65).
 */
export function createQuestions(left = new AbortController().signal): Questions {
  const listeners = new Set<() => void>();
  let open: readonly OpenQuestion[] = [];
  const put = (next: readonly OpenQuestion[]) => {
    open = next;
    for (const listener of listeners) listener();
  };
  left.addEventListener('abort', () => {
    for (const question of open) question.onAnswer(false);
  });
  return {
    ask: (question) =>
      new Promise((resolve) => {
        if (left.aborted) return resolve(false);
        const asked: OpenQuestion = {
          ...question,
          onAnswer(isYes) {
            put(open.filter((each) => each !== asked));
            resolve(isYes);
          },
        };
        put([...open, asked]);
      }),
    snapshot: () => open[0] ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
