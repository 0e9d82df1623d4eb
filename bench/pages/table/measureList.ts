import { recordFrames } from './frames.ts';
import { keyTimes } from './keys.ts';
import { painted } from './painted.ts';

/** The functions that the bench calls. */
export interface ListBench {
  mount: () => Promise<number>;
  keyTimes: () => readonly number[];
  recordFrames: () => () => {
    frames: number;
    blank: number;
    long: number;
    deltas: readonly number[];
  };
  nodes: () => number;
}

declare global {
  interface Window {
    bench: ListBench;
    stopFrames: ReturnType<ListBench['recordFrames']>;
  }
}

interface List {
  readonly show: () => void;
  /** A text of the first row. */
  readonly first: string;
  /** The selector of the first row. */
  readonly firstRow?: string;
}

/** Returns the root element of the page. */
export function rootElement(): HTMLElement {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('Nothing to measure');
  return root;
}

/** Prepares a page with a list for the bench. */
export function measureList({ show, first, firstRow = 'tbody > *' }: List): void {
  const root = rootElement();
  window.bench = {
    mount: async () => {
      const start = performance.now();
      show();
      await painted(() => root.textContent.includes(first));
      return performance.now() - start;
    },
    keyTimes: keyTimes(root, firstRow),
    recordFrames: () => recordFrames(root),
    nodes: () => root.querySelectorAll('*').length,
  };
  document.title = 'ready';
}
