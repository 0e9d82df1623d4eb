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

/** What state has to ask the person. State knows no dialogs: the app listens and shows them. */
export function createQuestions(): Questions {
  const listeners = new Set<() => void>();
  let open: readonly OpenQuestion[] = [];
  const put = (next: readonly OpenQuestion[]) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: (question) =>
      new Promise((resolve) => {
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
