import { lazyComponent } from '#components/lazy/lazyComponent.tsx';
import { knownPart } from '#components/lazy/part.ts';
import { usePreload } from '#components/lazy/usePart.ts';
import type { GenerationPillProps } from '#screens/shared/generation/GenerationPill.tsx';
import { useGenerationStatus } from '#state/useGenerationStatus.ts';

const GenerationPill = lazyComponent<GenerationPillProps>(
  knownPart(
    async () => (await import('#screens/shared/work/statusPills.ts')).statusPills.GenerationPill,
  ),
  () => undefined,
);

/** Shows in the header of every page what is being generated. */
export function GenerationStatusContainer() {
  const generation = useGenerationStatus();
  usePreload(GenerationPill.part);
  return generation.status === 'idle' ? null : <GenerationPill generation={generation} />;
}
