import { sampleRows } from '#stories/components/keywordRows.tsx';
import type { Contender } from './contender.ts';
import { measureList, rootElement } from './measureList.ts';

const contenders: Record<string, () => Promise<Contender>> = {
  kit: async () => (await import('./kit.tsx')).kit,
  kitAfterSkeleton: async () => (await import('./kit.tsx')).kitAfterSkeleton,
  vanilla: async () => (await import('./vanilla.ts')).vanilla,
};

const asked = new URLSearchParams(location.search);
const rows = sampleRows(Number(asked.get('rows') ?? 1000));
const contender = await contenders[asked.get('kind') ?? 'kit']?.();
if (!contender) throw new Error('Nothing to measure');
const show = contender(rootElement());
measureList({ show: () => show(rows), first: rows[0]?.keyword ?? '' });
