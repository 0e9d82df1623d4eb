import { sampleRows } from '#stories/components/keywordRows.tsx';
import type { Contender } from './contender.ts';
import { recordFrames } from './frames.ts';
import { keyTimes } from './keys.ts';
import { painted } from './painted.ts';

/** The functions that the bench calls. */
export interface TableBench {
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
    bench: TableBench;
    stopFrames: ReturnType<TableBench['recordFrames']>;
  }
}

const contenders: Record<string, () => Promise<Contender>> = {
  kit: async () => (await import('./kit.tsx')).kit,
  kitAfterSkeleton: async () => (await import('./kit.tsx')).kitAfterSkeleton,
  vanilla: async () => (await import('./vanilla.ts')).vanilla,
};

const asked = new URLSearchParams(location.search);
const rows = sampleRows(Number(asked.get('rows') ?? 1000));
const contender = await contenders[asked.get('kind') ?? 'kit']?.();
const root = document.querySelector<HTMLElement>('#root');
if (!root || !contender) throw new Error('Nothing to measure');
const show = contender(root);

window.bench = {
  mount: async () => {
    const start = performance.now();
    show(rows);
    await painted(() => root.textContent.includes(rows[0]?.keyword ?? ''));
    return performance.now() - start;
  },
  keyTimes: keyTimes(root),
  recordFrames: () => recordFrames(root),
  nodes: () => root.querySelectorAll('*').length,
};
document.title = 'ready';
