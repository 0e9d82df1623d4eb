import { createListeners } from './listeners.ts';

/** A question the person has to answer before the state can continue. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** A question on screen and the callback for its answer. */
export interface OpenQuestion extends Question {
  readonly onAnswer: (isYes: boolean) => void;
}

export interface Questions {
  /** Asks a question and resolves with the answer. Questions are shown one after the other. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** Returns the question to show now; null when none is open. */
  readonly snapshot: () => OpenQuestion | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the channel for questions from the state layer to the person. The app shows them as dialogs. When the person signs
 * out, every open and later question is answered with no (D65).
 */
export function createQuestions(left = new AbortController().signal): Questions {
  const listeners = createListeners();
  let open: readonly OpenQuestion[] = [];
  const setOpen = (next: readonly OpenQuestion[]) => {
    open = next;
    listeners.tell();
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
            setOpen(open.filter((each) => each !== asked));
            resolve(isYes);
          },
        };
        setOpen([...open, asked]);
      }),
    snapshot: () => open[0] ?? null,
    subscribe: listeners.subscribe,
  };
}
